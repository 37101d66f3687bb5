#!/usr/bin/env python3
"""Checks a packet in another language than it was made in, with nothing but Python 3.8.

    python3 scripts/verify-packet.py packet.zip keys.json

keys.json is the answer of GET /api/consent/keys; take it from somebody you trust. verify-certificates.py has to stand
beside this file: it checks the entry of the ledger. Everything in the ZIP is checked, and that nothing else is in it.
"""

import base64
import hashlib
import importlib.util
import json
import pathlib
import struct
import sys
import zipfile
import zlib

place = pathlib.Path(__file__).with_name("verify-certificates.py")
spec = importlib.util.spec_from_file_location("certificates", place)
certificates = importlib.util.module_from_spec(spec)
spec.loader.exec_module(certificates)

SEALS = {"manifest.json", "manifest-signature.json", "manifest-certificate.json", "ledger-keys.json"}


def files_of(path):
    """The files of the ZIP; they stand one behind the other, with nothing before, between or behind them."""
    with zipfile.ZipFile(path) as packet:
        infos, end = packet.infolist(), 0
        for info in infos:
            packet.fp.seek(info.header_offset)
            name_length, extra = struct.unpack("<26xHH", packet.fp.read(30))
            if info.header_offset != end or extra or info.extra or info.comment:
                raise ValueError("something was put between the files of the ZIP")
            end += 30 + name_length + info.compress_size + 16
        size = pathlib.Path(path).stat().st_size
        listed = sum(46 + len(info.filename.encode()) for info in infos)
        if packet.comment or packet.start_dir != end or end + listed + 22 != size:
            raise ValueError("something was put before or behind the files of the ZIP")
        if len({info.filename for info in infos}) != len(infos):
            raise ValueError("a name stands twice in the ZIP")
        return {info.filename: packet.read(info) for info in infos}


def problem_of(path, keys):
    """What is wrong with a packet; None when it holds."""
    files = files_of(path)
    manifest, signed, certificate, brought = (
        json.loads(files[name])
        for name in ("manifest.json", "manifest-signature.json", "manifest-certificate.json", "ledger-keys.json")
    )
    key, made_at = keys.get(signed["keyId"]), certificates.moment(manifest["madeAt"])
    if key is None or made_at < certificates.moment(key["from"]) or ("until" in key and made_at > certificates.moment(key["until"])):
        return "the manifest is not signed with a key that you trust"
    signature = base64.b64decode(signed["signature"])
    if base64.b64encode(signature).decode() != signed["signature"] or not certificates.is_signed(
        certificates.raw_key(key["publicKey"]), files["manifest.json"], signature
    ):
        return "the signature of the manifest is not right"
    if any(keys.get(one["id"], {}).get("publicKey") != one["publicKey"] for one in brought):
        return "the packet brings a key that you do not trust"
    record = certificate["record"]
    if (record["kind"], record["manifestHash"]) != ("packet", hashlib.sha256(files["manifest.json"]).hexdigest()):
        return "the entry of the ledger is not about this manifest"
    problem = certificates.problem_of(certificate, keys)
    if problem:
        return f"the ledger: {problem}"
    named = {one["path"]: one for one in manifest["files"]}
    if set(files) != set(named) | SEALS:
        return f"added or missing: {sorted(set(files) ^ (set(named) | SEALS))}"
    wrong = [name for name, one in named.items() if hashlib.sha256(files[name]).hexdigest() != one["sha256"]]
    return f"changed: {wrong}" if wrong else None


def main(paths):
    if len(paths) != 2:
        print("Usage: python3 verify-packet.py packet.zip keys.json", file=sys.stderr)
        return 2
    try:
        problem = problem_of(paths[0], {key["id"]: key for key in certificates.read(paths[1])})
    except (KeyError, TypeError, ValueError, OSError, zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError) as error:
        problem = f"it is no whole packet ({error})"
    print(f"NOT VALID: {problem}" if problem else "valid", file=sys.stderr if problem else sys.stdout)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
