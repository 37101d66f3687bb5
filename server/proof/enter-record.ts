import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { onlyDefined } from '../../shared/records';
import type { ConsentErasure, ConsentRecord } from '../../shared/schemas/consent';
import { type ConsentDoc, closeRecord } from './consent.model';
import type { Models } from './models';
import { endTurns } from './number-turns';
import { getOuterFields, recordKeys, toMoment } from './outer-fields';
import type { PersonKeys } from './person-keys';

type Needs = {
  models: Models;
  consents: { personKeys: PersonKeys; sealSoon: () => void; sealAll: () => Promise<void> };
  now: () => number;
};
/** A record on its own: an answer comes with its lead, and sealing adds a key. */
type Entered = Exclude<ConsentRecord, { kind: 'answer' | 'key' }>;
type OfKind<Kind> = Extract<Entered, { kind: Kind }>;
/** A record as its source tells it; `enterRecord` adds the rest. */
type Facts<Entry extends Entered> = Omit<Entry, 'id' | 'salt' | 'at'> & Partial<Pick<Entry, 'id' | 'at'>>;

export const newSalt = (): string => randomBytes(16).toString('hex');

/** A record as it is stored, until it is sealed. */
const toDoc = ({ leadSeal }: Models, record: ConsentRecord, keys: string[]) => ({
  ...getOuterFields(record, keys),
  ...closeRecord(leadSeal, record),
  unsealed: true,
});

/** Adds records to the log, each once. */
export const insertRecords = async (
  models: Models,
  personKeys: PersonKeys,
  records: readonly ConsentRecord[],
): Promise<void> => {
  const writes = records.map(async (record) => ({
    updateOne: {
      filter: { _id: record.id },
      update: { $setOnInsert: toDoc(models, record, await recordKeys(record, personKeys)) },
      upsert: true,
    },
  }));
  if (writes.length > 0) await models.consents.bulkWrite(await Promise.all(writes), { ordered: false });
};

/**
 * Adds a record to the log and never changes an old one. It is in force at once for everyone with that number or
 * address, because the gate looks it up each time. The record gets a salt, a new ID and the time, unless it has its own.
 */
export const enterRecord = async <Kind extends Entered['kind']>(
  { models, consents, now }: Needs,
  facts: Facts<OfKind<Kind>> & { kind: Kind },
): Promise<OfKind<Kind>> => {
  const own = { id: new Types.ObjectId().toHexString(), salt: newSalt(), at: new Date(now()).toISOString() };
  const record = { ...own, ...onlyDefined(facts) } as OfKind<Kind>;
  const keys = await recordKeys(record, consents.personKeys);
  await models.consents.create({ _id: record.id, ...toDoc(models, record, keys) });
  if (record.kind === 'withdrawal') await endTurns(models, keys);
  consents.sealSoon();
  return record;
};

const findTombstone = async (
  { consents, now }: Needs,
  { _id, record, index, leafHash }: ConsentDoc,
): Promise<ConsentErasure[]> => {
  if (!record || record.kind === 'key' || record.kind === 'erasure' || record.kind === 'packet') return [];
  if (index === undefined || leafHash === undefined)
    throw new Error('A record is erased after it was sealed.');
  const isWithdrawal = record.kind === 'withdrawal';
  return [
    {
      id: `erasure-${_id}`,
      kind: 'erasure',
      salt: newSalt(),
      recordId: _id,
      recordKind: record.kind,
      recordAt: toMoment(record),
      index,
      leafHash,
      ...('clientId' in record && record.clientId && { clientId: record.clientId }),
      ...(isWithdrawal && record.channel && { channel: record.channel }),
      keys: isWithdrawal ? await recordKeys(record, consents.personKeys) : [],
      at: new Date(now()).toISOString(),
    },
  ];
};

/**
 * Records in the log that these sealed records are erased, before their content is removed; a record that disappears
 * without such a tombstone was tampered with. Safe to repeat.
 */
export const enterErasures = async (needs: Needs, docs: readonly ConsentDoc[]): Promise<void> => {
  const { models, consents } = needs;
  const tombstones = (await Promise.all(docs.map((doc) => findTombstone(needs, doc)))).flat();
  if (tombstones.length === 0) return;
  await insertRecords(models, consents.personKeys, tombstones);
  await consents.sealAll();
};
