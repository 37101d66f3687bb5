import type { ConsentRecord } from '../../shared/schemas/consent';
import { closeRecord } from './consent.model';
import type { Deps } from './deps';
import { endTurns } from './number-turns';
import { getOuterFields, recordKeys } from './outer-fields';

/** A record on its own: an answer comes with its lead, and sealing adds a key. */
type Entered = Exclude<ConsentRecord, { kind: 'answer' | 'key' }>;

/**
 * Adds a record to the log and never changes an old one. It is in force at once for everyone with that number or
 * address, because the gate looks it up each time.
 */
export const enterRecord = async (
  { models, consents }: Pick<Deps, 'models' | 'consents'>,
  record: Entered,
): Promise<void> => {
  const keys = await recordKeys(record, consents.personKeys);
  await models.consents.create({
    _id: record.id,
    ...getOuterFields(record, keys),
    ...closeRecord(models.leadSeal, record),
    unsealed: true,
  });
  if (record.kind === 'withdrawal') await endTurns(models, keys);
  consents.sealSoon();
};
