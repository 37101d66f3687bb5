#!/usr/bin/env python3
"""Checks certificates of consent in another language than they were made in, with nothing but Python 3.8.

    python3 scripts/verify-certificates.py keys.json certificate.json [...]

keys.json is the answer of GET /api/consent/keys; take it from somebody you trust. A file may hold one certificate or a
list. Each is checked as RFC 8785 (canonical JSON), RFC 6962 (the tree) and RFC 8032 (Ed25519) have it: the record, and
the newest, the first covering and the first stamped head. Who signed a stamp is for `openssl ts -verify` to check.
"""

import base64
import hashlib
import json
import sys
from datetime import datetime
from functools import lru_cache

# Ed25519, RFC 8032, in extended coordinates.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def add(a, b):
    left = (a[1] - a[0]) * (b[1] - b[0]) % P
    right = (a[1] + a[0]) * (b[1] + b[0]) % P
    t = 2 * a[3] * b[3] * D % P
    z = 2 * a[2] * b[2] % P
    e, f, g, h = right - left, z - t, z + t, right + left
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(scalar, point):
    result = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def is_same(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def decompress(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        raise ValueError("no point")
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - x2) % P or (x == 0 and sign):
        raise ValueError("no point")
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = decompress((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


@lru_cache(maxsize=None)
def is_signed(public_key, message, signature):
    if len(signature) != 64:
        return False
    s = int.from_bytes(signature[32:], "little")
    if s >= ORDER:
        return False
    try:
        a, r = decompress(public_key), decompress(signature[:32])
    except ValueError:
        return False
    digest = hashlib.sha512(signature[:32] + public_key + message).digest()
    k = int.from_bytes(digest, "little") % ORDER
    return is_same(multiply(s, BASE), add(r, multiply(k, a)))


def canonical(value):
    """RFC 8785. Records hold no number but whole ones, so that no rule for fractions is needed."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        raise ValueError("a fraction in a record")
    text = json.dumps(value, ensure_ascii=False)
    # JSON.stringify escapes halves of a pair that stand alone; Python leaves them as they are.
    return "".join(f"\\u{ord(c):04x}" if 0xD800 <= ord(c) <= 0xDFFF else c for c in text)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def root_from(leaf, index, size, proof):
    """RFC 9162, 2.1.3.2: the root that a leaf and its proof lead to; None where the proof does not fit."""
    if not 0 <= index < size:
        return None
    place, last, current = index, size - 1, leaf
    for step in proof:
        if last == 0:
            return None
        other = bytes.fromhex(step)
        if place % 2 == 1 or place == last:
            current = sha256(b"\x01", other, current)
            while place % 2 == 0 and place != 0:
                place, last = place // 2, last // 2
        else:
            current = sha256(b"\x01", current, other)
        place, last = place // 2, last // 2
    return current if last == 0 else None


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def raw_key(pem):
    der = base64.b64decode("".join(line for line in pem.splitlines() if not line.startswith("-----")))
    if der[:12] != bytes.fromhex("302a300506032b6570032100"):
        raise ValueError("no Ed25519 key")
    return der[12:]


def problem_of_head(leaf, index, proven, keys):
    head = proven["head"]
    if proven["treeSize"] != head["treeSize"]:
        return "the proof is for a tree of another size than the signed head"
    root = root_from(leaf, index, head["treeSize"], proven["proof"])
    if root is None or root.hex() != head["rootHash"]:
        return "the proof does not lead to the signed root"
    key = keys.get(proven["keyId"])
    if key is None:
        return f"the key {proven['keyId']} is not among the keys given"
    at = moment(head["timestamp"])
    if at < moment(key["from"]) or ("until" in key and at > moment(key["until"])):
        return f"the key {proven['keyId']} was not in use at {head['timestamp']}"
    signature = base64.b64decode(proven["signature"])
    if not is_signed(raw_key(key["publicKey"]), canonical(head).encode(), signature):
        return "the signature of the head is not right"
    return None


def problem_of(certificate, keys):
    """What is wrong with a certificate; None when it holds."""
    leaf = sha256(b"\x00", canonical(certificate["record"]).encode())
    if leaf.hex() != certificate["leafHash"]:
        return "the record is not the one that was sealed: its hash differs"
    others = ("covering", "stamped")
    heads = [certificate] + [certificate[name] for name in others if name in certificate]
    for proven in heads:
        problem = problem_of_head(leaf, certificate["index"], proven, keys)
        if problem:
            return problem
    return None


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main(paths):
    if len(paths) < 2:
        print("Usage: python3 verify-certificates.py keys.json certificate.json [...]", file=sys.stderr)
        return 2
    keys = {key["id"]: key for key in read(paths[0])}
    valid, invalid = 0, 0
    for path in paths[1:]:
        content = read(path)
        for certificate in content if isinstance(content, list) else [content]:
            try:
                problem = problem_of(certificate, keys)
            except (KeyError, TypeError, ValueError) as error:
                problem = f"it is no certificate ({type(error).__name__})"
            if problem:
                invalid += 1
                print(f"NOT VALID. {path}: {problem}", file=sys.stderr)
            else:
                valid += 1
    print(f"{valid} valid, {invalid} not valid")
    return 1 if invalid else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
