import type { publicLedgerKey } from '../../shared/schemas/consent';
import type { z } from '../../shared/zod';
import type { ConsentDoc } from './consent.model';
import type { Deps } from './deps';

/** Returns the keys that signed the ledger, each with its period. */
export const publicKeys = async ({ models, consents }: Deps): Promise<z.infer<typeof publicLedgerKey>[]> => {
  const docs = await models.consents.find({ kind: 'key' }).sort({ at: 1, _id: 1 }).lean<ConsentDoc[]>();
  const keys = docs.flatMap(({ record }) => (record?.kind === 'key' ? [record] : []));
  if (keys.length === 0) return [consents.firstKey];
  return keys.map(({ keyId, publicKey, from, previous }, index) => {
    const until = keys[index + 1]?.from;
    return { id: keyId, publicKey, from, ...(until && { until }), ...(previous && { previous }) };
  });
};
