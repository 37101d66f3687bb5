#!/usr/bin/env python3
"""Checks a packet in another language than it was made in, with nothing but Python 3.8.

    python3 scripts/verify-packet.py packet.zip keys.json

keys.json is the answer of GET /api/consent/keys; take it from somebody you trust. verify-certificates.py has to stand
beside this file: it checks the entry of the ledger. Every byte of the ZIP is checked. The exit code is 0 where all of it
holds, 1 where it does not, and 2 where it holds by the keys in the packet itself, because no others were given.
"""

import base64
import hashlib
import importlib.util
import json
import pathlib
import re
import struct
import sys
import zlib

place = pathlib.Path(__file__).with_name("verify-certificates.py")
spec = importlib.util.spec_from_file_location("certificates", place)
certificates = importlib.util.module_from_spec(spec)
spec.loader.exec_module(certificates)

SEALS = {"manifest.json", "manifest-signature.json", "manifest-certificate.json", "ledger-keys.json"}
FORMATS = ("lantern packet 1", "lantern packet 2")
LARGEST_FILE = 200_000_000
PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*", re.ASCII)


def method_of(name):
    """The one method by which a file of this name is written: 0 as it is, 8 deflated."""
    return 0 if re.search(r"\.(pdf|png|jpe?g)$", name, re.IGNORECASE) else 8


def unpacked(data, name, size):
    """The bytes of a file; the packed ones have to be needed to the last."""
    if method_of(name) == 0:
        return data
    engine = zlib.decompressobj(-15)
    content = engine.decompress(data, min(size, LARGEST_FILE) + 1)
    if not engine.eof or engine.unused_data or engine.unconsumed_tail:
        raise ValueError(f"something was put behind the packed bytes of {name}")
    return content


def files_of(data):
    """The files of the ZIP. Each byte that is not of a file is compared with the one that is written there."""
    end = len(data) - 22
    if end < 0:
        raise ValueError("it was cut off")
    count, first = struct.unpack_from("<10xH4xL", data, end)
    if data[end:] != struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, count, count, end - first, first, 0):
        raise ValueError("its end was cut off or changed")
    files, times, listed, at = {}, set(), first, 0
    for _ in range(count):
        time, checksum, packed, size, name_length = struct.unpack_from("<12x4LH", data, listed)
        name_bytes = data[listed + 46 : listed + 46 + name_length]
        name = name_bytes.decode("ascii")
        if not PLAIN_NAME.fullmatch(name):
            raise ValueError("a name is none that a packet has")
        method, facts = method_of(name), (checksum, packed, size)
        entry = struct.pack("<4s4H4L5H2L", b"PK\1\2", 20, 20, 8, method, time, *facts, len(name), 0, 0, 0, 0, 0, at)
        header = struct.pack("<4s3H4L2H", b"PK\3\4", 20, 8, method, time, 0, 0, 0, len(name), 0) + name_bytes
        start = at + len(header)
        after = start + packed
        parts = (data[listed : listed + 46 + name_length], data[at:start], data[after : after + 16])
        if parts != (entry + name_bytes, header, struct.pack("<4s3L", b"PK\7\10", *facts)):
            raise ValueError(f"the ZIP says two things of one file, or something was put between its files: {name}")
        content = unpacked(data[start:after], name, size)
        if len(content) != size or zlib.crc32(content) != checksum:
            raise ValueError(f"the size or the checksum of {name} is another")
        if name in files:
            raise ValueError("a name stands twice in the ZIP")
        files[name], listed, at = content, listed + len(entry) + name_length, after + 16
        times.add(time)
    folders = {name[: match.start()].lower() for name in files for match in re.finditer("/", name)}
    names = {name.lower() for name in files}
    if listed != end or at != first or len(times) > 1 or len(names) != len(files) or names & folders:
        raise ValueError("something was put before, between or behind the files of the ZIP")
    return files


def is_signed(key, content, signature):
    """Base64 has several spellings of the same bytes; the one that was written is ours."""
    raw = base64.b64decode(signature)
    return base64.b64encode(raw).decode() == signature and certificates.is_signed(
        certificates.raw_key(key["publicKey"]), content, raw
    )


def problem_of_signature(files, manifest, key):
    """The signatures of the manifest and, since the second format, of its certificate."""
    signed = json.loads(files["manifest-signature.json"])
    spelled = json.dumps(signed, indent=2, ensure_ascii=False) + "\n"
    is_second = manifest["format"] == FORMATS[1]
    fields = ["certificate", "keyId", "signature"] if is_second else ["keyId", "signature"]
    if spelled.encode() != files["manifest-signature.json"] or sorted(signed) != fields:
        return "manifest-signature.json was changed"
    if not is_signed(key, files["manifest.json"], signed["signature"]):
        return "the signature of the manifest is not right"
    if is_second and not is_signed(key, files["manifest-certificate.json"], signed["certificate"]):
        return "the signature of manifest-certificate.json is not right"
    return None


FINAL_STATES = {"refused", "delivered", "undelivered", "not-confirmed", "expired"}


def salted(salt, value):
    """The hash of a value of a message, under the message's salt."""
    return certificates.sha256(b"\x00", certificates.canonical({"salt": salt, "value": value}).encode()).hex()


def problem_of_series(entries):
    """The entries of each number or address have all numbers, in the order of the log."""
    last = {}
    for entry in sorted(entries, key=lambda entry: (entry["number"], entry["index"])):
        before = last.get(entry["series"])
        if entry["number"] != (before["number"] if before else 0) + 1:
            return f"an entry is missing, or there twice, at entry {entry['number']} of a number or address"
        if before and (before["index"] >= entry["index"] or before["at"] >= entry["at"]):
            return f"entry {entry['number']} of a number or address is out of order"
        last[entry["series"]] = entry
    return None


def problem_of_message(message, entries, files, left_out):
    """A message against its entries: its words, files, time and state."""
    if not entries:
        return "has no entry in the ledger"
    first, proof = entries[0], message.get("proof")
    said, salt = (proof["said"], proof["salt"]) if proof else ({}, None)
    fields = (("body", "text", ""), ("subject", "subject", None), ("quoted", "quoted", ""))
    is_said = salted(salt, said) == first.get("words") and all(
        said.get(name, none) == message.get(shown, none) for name, shown, none in fields
    ) and message["by"] in (said.get("by", ""), said.get("colleague"))
    if "words" in first and not is_said:
        return "has other words than the ledger"
    if [first.get(name) for name in ("channel", "direction", "sentAt")] != [message[name] for name in ("channel", "direction", "at")]:
        return "has another time or direction than the ledger"
    states = [entry["state"] for entry in entries if "state" in entry]
    is_final = message["state"] in FINAL_STATES or (message["channel"], message["state"]) == ("email", "accepted")
    if (states[-1] != message["state"]) if states else is_final:
        return "has another state than the ledger"
    lists = [entry["files"] for entry in entries if "files" in entry]
    if (lists[-1] if lists else None) != (salted(salt, message["files"]) if "files" in message else None):
        return "has other files than the ledger"
    path = f"messages/{message['id']}"
    wanted = [(path, said["original"])] if "original" in said else [
        (f"{path}-{place}", file["sha256"]) for place, file in enumerate(message.get("files", []), 1) if "sha256" in file
    ]
    for name, digest in wanted:
        found = [files[one] for one in files if one.startswith(name + ".") and not one.endswith(".json")]
        if name not in left_out and [hashlib.sha256(one).hexdigest() for one in found] != [digest]:
            return "has a file that was changed, or lacks one"
    return None


def problem_of_messages(files, keys):
    """The messages against the entries of the ledger; packets from before messages had entries have none."""
    if "messages/ledger.json" not in files:
        return None
    ledger = json.loads(files["messages/ledger.json"])
    for certificate in ledger["certificates"]:
        problem = certificates.problem_of(certificate, keys)
        if problem:
            return f"entry {certificate['index']} of the ledger: {problem}"
    records = [dict(one["record"], index=one["index"]) for one in ledger["certificates"]]
    entries = sorted((one for one in records if one["kind"] == "message"), key=lambda one: one["number"])
    problem = problem_of_series(entries)
    if problem:
        return problem
    left_out = json.loads(files.get("messages/left-out.json", b"[]"))
    messages = [json.loads(files[name]) for name in files if re.fullmatch(r"messages/[0-9a-f]{24}\.json", name)]
    for message in messages:
        own = [one for one in entries if one["message"] == message["id"]]
        problem = problem_of_message(message, own, files, left_out)
        if problem:
            return f"the message {message['id']} {problem}"
    known = {message["id"] for message in messages} | set(ledger["elsewhere"])
    erased = {one["recordId"] for one in records if one["kind"] == "erasure"}
    missing = [one["message"] for one in entries if one["part"] == "words" and one["message"] not in known and one["id"] not in erased]
    return f"messages are missing, and no erasure of them is in the ledger: {missing}" if missing else None


def problem_of(data, keys=None):
    """What is wrong with a packet; None when it holds. Without keys those in the packet are believed."""
    files = files_of(data)
    manifest, signed, certificate, brought = (
        json.loads(files[name])
        for name in ("manifest.json", "manifest-signature.json", "manifest-certificate.json", "ledger-keys.json")
    )
    keys = keys if keys is not None else {key["id"]: key for key in brought}
    key, made_at = keys.get(signed["keyId"]), certificates.moment(manifest["madeAt"])
    if key is None or made_at < certificates.moment(key["from"]) or ("until" in key and made_at > certificates.moment(key["until"])):
        return "the manifest is not signed with a key that you trust"
    problem = problem_of_signature(files, manifest, key)
    if problem:
        return problem
    if any(keys.get(one["id"], {}).get("publicKey") != one["publicKey"] for one in brought):
        return "the packet brings a key that you do not trust"
    record = certificate["record"]
    if (record["kind"], record["manifestHash"]) != ("packet", hashlib.sha256(files["manifest.json"]).hexdigest()):
        return "the entry of the ledger is not about this manifest"
    problem = certificates.problem_of(certificate, keys)
    if problem:
        return f"the ledger: {problem}"
    named = {one["path"]: one for one in manifest["files"]}
    if manifest["format"] not in FORMATS or ("ledger-keys.json" in named) != (manifest["format"] == FORMATS[1]):
        return "the manifest is not of its format"
    if set(files) != set(named) | SEALS:
        return f"added or missing: {sorted(set(files) ^ (set(named) | SEALS))}"
    wrong = [
        name
        for name, one in named.items()
        if (len(files[name]), hashlib.sha256(files[name]).hexdigest()) != (one["size"], one["sha256"])
    ]
    return f"changed: {wrong}" if wrong else problem_of_messages(files, keys)


def main(paths):
    if len(paths) not in (1, 2):
        print("Usage: python3 verify-packet.py packet.zip keys.json", file=sys.stderr)
        return 1
    try:
        keys = {key["id"]: key for key in certificates.read(paths[1])} if len(paths) == 2 else None
        problem = problem_of(pathlib.Path(paths[0]).read_bytes(), keys)
    except (KeyError, TypeError, AttributeError, ValueError, OSError, zlib.error, struct.error) as error:
        problem = f"it is no whole packet ({error})"
    if problem:
        print(f"NOT VALID: {problem}", file=sys.stderr)
        return 1
    print("valid" if keys is not None else "intact, but signed by an unknown key: give the keys that you trust")
    return 0 if keys is not None else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
