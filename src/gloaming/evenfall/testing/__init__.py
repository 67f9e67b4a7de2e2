"""What scenarios and the conformance suite ask of Evenfall."""
