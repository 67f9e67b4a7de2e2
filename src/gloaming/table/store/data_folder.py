"""The folder of a SQLite database: nobody but the one who runs the server may read it."""

import os
from pathlib import Path

from gloaming.table.settings import Place, default_data

FOLDER_MODE = 0o700
FILE_MODE = 0o600
DATABASE = "tables.sqlite"
BEFORE = f"{DATABASE}.before"  # what a restored backup has replaced
FILES = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}.lock", BEFORE)


def prepare_folder(place: Place) -> None:
    """Makes the data folder where it is missing, and its files private.

    A folder that somebody else has made keeps its mode: it may be shared with other programs.
    """
    if place.database:
        return
    folder = place.folder
    is_ours = not folder.exists() or folder == default_data()
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if is_ours:
        folder.chmod(FOLDER_MODE)
    os.close(os.open(folder / DATABASE, os.O_CREAT | os.O_RDWR, FILE_MODE))
    for name in FILES:
        file = Path(folder / name)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(FILE_MODE)
    give_to_owner(folder)


def give_to_owner(folder: Path) -> None:
    """Gives the files of a folder to whom the folder belongs, where root has made them.

    A service has a user of its own, and its operator is root: what root's commands leave there has
    to be the service's.
    """
    if os.name == "nt" or os.geteuid() != 0:
        return
    owner = folder.stat()
    for name in FILES:
        file = folder / name
        if file.exists() and file.stat().st_uid == 0 != owner.st_uid:
            os.chown(file, owner.st_uid, owner.st_gid)
