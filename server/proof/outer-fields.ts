import type { ConsentRecord } from '../../shared/schemas/consent';
import type { ConsentDoc } from './consent.model';
import type { PersonKeys } from './person-keys';

/** Returns when the event that a record describes took place. */
export const toMoment = (record: ConsentRecord): string => {
  if (record.kind === 'answer') return record.sentAt;
  return record.kind === 'key' ? record.from : record.at;
};

/** Returns the keyed hashes of the person that a record is about. */
export const recordKeys = async (record: ConsentRecord, personKeys: PersonKeys): Promise<string[]> => {
  if (record.kind === 'key' || record.kind === 'packet' || record.kind === 'message') return [];
  if (record.kind === 'erasure') return record.keys;
  const keys = await personKeys.findKeys(record.kind === 'answer' ? record.person : record);
  return record.kind === 'withdrawal' ? [...new Set([...keys, ...(record.keys ?? [])])] : keys;
};

type OuterFields = Pick<ConsentDoc, 'kind' | 'at' | 'keys' | 'clientId' | 'series' | 'number'>;

/**
 * Returns the fields stored beside a record for lookups. All of them follow from the record, and only the record is
 * signed.
 */
export const getOuterFields = (record: ConsentRecord, keys: string[]): OuterFields => ({
  kind: record.kind,
  at: new Date(toMoment(record)),
  keys,
  ...('clientId' in record && record.clientId && { clientId: record.clientId }),
  ...(record.kind === 'message' && { series: record.series, number: record.number }),
});

const toKind = (key: string) => key.split(':')[0];

/**
 * Returns true if the stored keys follow from the record: all spellings of its number, or the only one that an earlier
 * version knew.
 */
const areKeys = (stored: readonly string[], keys: readonly string[]): boolean =>
  stored.every((key) => keys.includes(key)) &&
  keys.every((key) => stored.some((one) => toKind(one) === toKind(key)));

/** Returns the names of fields beside a record that do not follow from it. */
export const strayFields = (doc: ConsentDoc, outer: OuterFields): string[] => [
  ...(doc.kind === outer.kind ? [] : ['kind']),
  ...(doc.at.getTime() === outer.at.getTime() ? [] : ['at']),
  ...((doc.clientId ?? '') === (outer.clientId ?? '') ? [] : ['clientId']),
  ...(doc.series === outer.series && doc.number === outer.number ? [] : ['number']),
  ...(areKeys(doc.keys, outer.keys) ? [] : ['keys']),
  // Only an erased withdrawal has its channel beside it.
  ...(doc.channel === undefined ? [] : ['channel']),
];
