import { route } from '../core/http/route';
import { notFound } from '../core/http/trpc';
import { latestHead } from './certificate';
import type { Deps } from './deps';
import { getCheckpoint } from './ledger/checkpoint';

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
