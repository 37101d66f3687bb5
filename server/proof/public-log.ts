import type { publicLedgerKey } from '../../shared/schemas/consent';
import type { z } from '../../shared/zod';
import { route } from '../core/http/route';
import { notFound } from '../core/http/trpc';
import { latestHead } from './certificate';
import type { ConsentDoc } from './consent.model';
import type { Deps } from './deps';
import { getCheckpoint } from './ledger/checkpoint';

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

/** Returns this log's name. It must never change, or readers take it for another log. */
export const logOrigin = (publicUrl: string | undefined): string =>
  `${publicUrl ? new URL(publicUrl).host : 'localhost'}/consent`;

/** Serves the newest head as a signed note, which other tools can read (C2SP). */
export const checkpointRoute = route({
  method: 'GET',
  path: '/api/consent/checkpoint',
  permission: 'anyone',
  answer: async ({ models, consents, publicUrl }: Deps, { res }) => {
    const head = await latestHead(models);
    // A replaced key must not sign anymore.
    if (head?.keyId !== consents.signer.keyId) throw notFound('checkpoint yet');
    res.type('text').send(getCheckpoint(logOrigin(publicUrl), head, consents.signer));
  },
});
