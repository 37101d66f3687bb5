"""Reads packets from its input, each behind its length in four bytes, the right one first, and answers a line for each:
what scripts/verify-packet.py says, and whether the zipfile of Python reads other bytes than of the first one.

    python3 read-mutants.py scripts/verify-packet.py keys.json
"""

import importlib.util
import io
import json
import sys
import zipfile

spec = importlib.util.spec_from_file_location("packets", sys.argv[1])
packets = importlib.util.module_from_spec(spec)
spec.loader.exec_module(packets)
with open(sys.argv[2], encoding="utf-8") as file:
    keys = {key["id"]: key for key in json.load(file)}


def read(data):
    """Every file that can be read, the last of those with one name; None where there is no ZIP."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packet:
            found = {}
            for info in packet.infolist():
                try:
                    found[info.filename] = packet.read(info)
                except Exception:
                    pass
            return found
    except Exception:
        return None


def is_refused(data):
    try:
        return packets.problem_of(data, keys) is not None
    except Exception:
        return True


source, first = sys.stdin.buffer, None
while True:
    length = source.read(4)
    if len(length) < 4:
        break
    data = source.read(int.from_bytes(length, "little"))
    found = read(data)
    first = found if first is None else first
    print(f"{'refused' if is_refused(data) else 'taken'} {'other' if found is not None and found != first else 'same'}", flush=True)
