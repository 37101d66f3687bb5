import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ConsentDoc } from '../../../server/proof/consent.model';
import { checkLedger, type Ledger } from '../../../server/proof/ledger/check-ledger';
import type { Finding } from '../../../server/proof/ledger/finding';
import { findEndNodes, getPlace, getRoot, hashLeaf, type Lookup } from '../../../server/proof/ledger/merkle';
import type { HeadDoc, LedgerDoc } from '../../../server/proof/ledger.model';
import { createSigner } from '../../../server/proof/signing-key';
import type { ConsentRecord } from '../../../shared/schemas/consent';
import { sized } from '../../support/size';

const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
const from = '2026-11-22T10:00:00.000Z';
const keyRecord = {
  id: 'key-1',
  kind: 'key' as const,
  salt: '00',
  keyId: signer.keyId,
  publicKey: signer.publicKey,
  from,
};
const withdrawal = (number: number): ConsentRecord => ({
  id: `record-${number}`,
  kind: 'withdrawal',
  salt: String(number).repeat(32).slice(0, 32),
  source: 'visitor',
  email: `person${number}@example.com`,
  at: from,
});

/** A log with this many records, and a signed head after every few. */
const getLedger = (count: number): Ledger => {
  const contents: ConsentRecord[] = [
    keyRecord,
    ...Array.from({ length: count - 1 }, (_, n) => withdrawal(n)),
  ];
  const entries: LedgerDoc[] = [];
  const heads: HeadDoc[] = [];
  const lookup: Lookup = (range) => {
    const { index, level } = getPlace(range);
    return entries[index]!.nodes[level]!;
  };
  const records = contents.map((record, index): ConsentDoc => {
    const leafHash = hashLeaf(record);
    entries.push({
      _id: index,
      recordId: record.id,
      leafHash,
      nodes: findEndNodes(index, leafHash, lookup),
    });
    const size = index + 1;
    if (size % 4 === 0 || size === count) {
      const head = { treeSize: size, rootHash: getRoot(size, lookup), timestamp: from };
      const { keyId } = signer;
      const { rootHash, timestamp } = head;
      heads.push({ _id: size, rootHash, timestamp, keyId, signature: signer.sign(head) });
    }
    return { _id: record.id, kind: record.kind, at: new Date(from), keys: [], record, index, leafHash };
  });
  return { entries, records, heads };
};

const whole = getLedger(41);
/** Each check verifies every signature, so a test of many checks takes fewer entries. */
const short = getLedger(17);

/** The same numbers each time, so that a failure can be reproduced. */
const getRandom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};
type Random = ReturnType<typeof getRandom>;

/** Every text within a value, with a way to replace it. */
const collectTexts = (value: object): { get: string; set: (text: string) => void }[] =>
  Object.entries(value).flatMap(([name, one]) => {
    const set = (text: string) => {
      (value as Record<string, unknown>)[name] = text;
    };
    if (typeof one === 'string') return [{ get: one, set }];
    return typeof one === 'object' && one !== null && !(one instanceof Date) ? collectTexts(one) : [];
  });

/** Changes one letter of one stored text; returns which record or place is damaged. */
const changeByte = (ledger: Ledger, random: Random): string => {
  const rooms = [ledger.entries, ledger.records, ledger.heads] as const;
  const room = rooms[random(3)]!;
  const doc = room[random(room.length)]!;
  const texts = collectTexts(doc).filter(({ get }) => get.length > 0);
  const text = texts[random(texts.length)]!;
  const at = random(text.get.length);
  const byte = String.fromCharCode(text.get.charCodeAt(at) ^ (1 << random(5)));
  const name = 'recordId' in doc ? doc.recordId : 'rootHash' in doc ? String(doc._id) : doc._id;
  text.set(text.get.slice(0, at) + byte + text.get.slice(at + 1));
  return name;
};

const cut = <One>(list: readonly One[], at: number) => (list as One[]).splice(at, 1)[0]!;

/** Attacks by a person with database access; each returns what it damaged. */
const harms: Record<string, (ledger: Ledger, random: Random) => string[]> = {
  change: (ledger, random) => [changeByte(ledger, random)],
  'drop an entry': ({ entries }, random) => [cut(entries, random(entries.length)).recordId],
  'drop a record': ({ records }, random) => [cut(records, random(records.length))._id],
  repeat: ({ entries }, random) => {
    const entry = entries[random(entries.length)]!;
    const place = random(2) === 0 ? entry._id : entries.length;
    (entries as LedgerDoc[]).push({ ...entry, _id: place });
    return [entry.recordId];
  },
  swap: ({ entries }, random) => {
    const [a, b] = [random(entries.length), random(entries.length - 1)];
    const [one, other] = [entries[a]!, entries[b >= a ? b + 1 : b]!];
    const copy = { ...one };
    Object.assign(one, { recordId: other.recordId, leafHash: other.leafHash, nodes: other.nodes });
    Object.assign(other, { recordId: copy.recordId, leafHash: copy.leafHash, nodes: copy.nodes });
    return [one.recordId, other.recordId];
  },
  add: ({ entries }) => {
    const record = withdrawal(1000);
    const leafHash = hashLeaf(record);
    (entries as LedgerDoc[]).push({ _id: entries.length, recordId: record.id, leafHash, nodes: [leafHash] });
    return [record.id];
  },
};

const names = (findings: readonly Finding[], harmed: string) =>
  findings.some(({ index, recordId }) => recordId === harmed || String(index) === harmed);

test('a log that nobody touched is found whole', () => {
  for (const size of [1, 2, 3, 4, 5, 40, 41]) expect(checkLedger(getLedger(size))).toEqual([]);
});

test('changes of one byte, drops, repeats, swaps and additions are each found and named', () => {
  const rounds = sized(100);
  const random = getRandom(13);
  const kinds = Object.keys(harms);
  for (let round = 0; round < rounds; round++) {
    const kind = round < rounds / 2 ? 'change' : kinds[round % kinds.length]!;
    const ledger = structuredClone(short) as Ledger;
    const harmed = harms[kind]!(ledger, random);
    const findings = checkLedger(ledger);
    for (const name of harmed)
      expect(names(findings, name), `round ${round}: ${kind} of ${name}: ${JSON.stringify(findings)}`).toBe(
        true,
      );
  }
});

test('signatures expose a log that was rewritten without the key', () => {
  const other = getLedger(41);
  const forged = createSigner(generateKeyPairSync('ed25519').privateKey);
  const heads = other.heads.map((head) => {
    const { _id: treeSize, rootHash, timestamp } = head;
    return { ...head, signature: forged.sign({ treeSize, rootHash, timestamp }) };
  });
  expect(checkLedger({ ...other, heads }).map(({ what }) => what)).toEqual(heads.map(() => 'head'));
});

test('a record that was erased before erasings stood in the log leaves its hash behind, and the log stays whole', () => {
  const ledger = structuredClone(whole) as Ledger;
  delete ledger.records[7]!.record;
  const { _id } = ledger.records[7]!;
  expect(checkLedger({ ...ledger, erasedBefore: new Set([_id]) })).toEqual([]);
  expect(checkLedger(ledger)).toMatchObject([{ what: 'missing', recordId: _id }]);
});
