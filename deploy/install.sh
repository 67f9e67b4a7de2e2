#!/bin/sh
# Installs Gloaming from this tree into a folder of its own: sh deploy/install.sh /opt/gloaming
# The image is made with it (deploy/Dockerfile), and a server without containers is set up by it.
#
# PYTHON        which Python, 3.11 or newer (python3 if it is not said)
# PIP_OPTIONS   more options for pip, such as --no-index with a folder of wheels
# GLOAMING_BUILD=interpreted compiles nothing; else a C compiler has to be there
set -eu

target=${1:?"name the folder to install into, such as /opt/gloaming"}
python=${PYTHON:-python3}
tree=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Gloaming needs Python 3.11 or newer, and '$python' is not." >&2
    exit 1
}
[ -x "$target/bin/python" ] || "$python" -m venv "$target"
# What is installed to build has the same versions as what is tested.
PIP_CONSTRAINT="$tree/constraints.txt"
PIP_BUILD_CONSTRAINT="$tree/constraints.txt"
export PIP_CONSTRAINT PIP_BUILD_CONSTRAINT
# shellcheck disable=SC2086 # several options
"$target/bin/python" -m pip install --disable-pip-version-check --quiet --no-cache-dir \
    ${PIP_OPTIONS:-} "${tree}[postgres]"
"$target/bin/gloaming" --version
