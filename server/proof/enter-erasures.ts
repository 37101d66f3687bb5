import type { ConsentErasure } from '../../shared/schemas/consent';
import type { ConsentDoc } from './consent.model';
import type { Deps } from './deps';
import { insertRecords, newSalt } from './enter-record';
import { recordKeys, toMoment } from './outer-fields';

type Needs = Pick<Deps, 'models' | 'consents' | 'now'>;

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
