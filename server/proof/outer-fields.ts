import type { ConsentRecord } from '../../shared/schemas/consent';
import type { ConsentDoc } from './consent.model';
import type { PersonKeys } from './person-keys';

/** When something was said or done, as its record has it. */
export const toMoment = (record: ConsentRecord): string => {
  if (record.kind === 'answer') return record.sentAt;
  return record.kind === 'key' ? record.from : record.at;
};

/** Whom a record is about, as keyed hashes. */
export const recordKeys = async (record: ConsentRecord, personKeys: PersonKeys): Promise<string[]> => {
  if (record.kind === 'key' || record.kind === 'packet') return [];
  if (record.kind === 'erasure') return record.keys;
  return personKeys.keysOf(record.kind === 'answer' ? record.person : record);
};

type OuterFields = Pick<ConsentDoc, 'kind' | 'at' | 'keys' | 'clientId'>;

/** What stands beside a record so that it can be found: all of it follows from the record, which alone is signed. */
export const getOuterFields = (record: ConsentRecord, keys: string[]): OuterFields => ({
  kind: record.kind,
  at: new Date(toMoment(record)),
  keys,
  ...('clientId' in record && record.clientId && { clientId: record.clientId }),
});

/** The names of what stands beside a record and does not follow from it. */
export const strayFields = (doc: ConsentDoc, outer: OuterFields): string[] => [
  ...(doc.kind === outer.kind ? [] : ['kind']),
  ...(doc.at.getTime() === outer.at.getTime() ? [] : ['at']),
  ...((doc.clientId ?? '') === (outer.clientId ?? '') ? [] : ['clientId']),
  ...([...doc.keys].sort().join() === [...outer.keys].sort().join() ? [] : ['keys']),
  // Only an erased withdrawal has its channel beside it.
  ...(doc.channel === undefined ? [] : ['channel']),
];
