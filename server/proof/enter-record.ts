import type { ConsentRecord } from '../../shared/schemas/consent';
import { closeRecord } from './consent.model';
import type { Deps } from './deps';
import { getOuterFields } from './outer-fields';
import type { Reachable } from './person-keys';

/** A record that comes by itself: an answer comes with its lead, a key with the seal. */
type Entered = Exclude<ConsentRecord, { kind: 'answer' | 'key' }>;

/**
 * Enters a record in the log, never a change of an old one. It is in force when this resolves, for whoever can be
 * reached there, because the gate looks it up each time it is asked.
 */
export const enterRecord = async (
  { models, consents }: Pick<Deps, 'models' | 'consents'>,
  record: Entered,
  reachable: Reachable,
): Promise<void> => {
  await models.consents.create({
    _id: record.id,
    ...getOuterFields(record, await consents.personKeys.keysOf(reachable)),
    ...closeRecord(models.leadSeal, record),
    unsealed: true,
  });
  consents.sealSoon();
};
