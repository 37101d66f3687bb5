import { Router } from 'express';
import { notFound } from '../core/http/trpc';
import { latestHead } from './certificate';
import type { Deps } from './deps';
import { getCheckpoint } from './ledger/checkpoint';

type Options = Pick<Deps, 'models' | 'consents' | 'publicUrl'>;

/** The name of this log among others: it never changes, or readers take it for another one. */
export const logOrigin = (publicUrl: string | undefined): string =>
  `${publicUrl ? new URL(publicUrl).host : 'localhost'}/consent`;

/** The newest head as a signed note, which tools of others read (C2SP). */
export const publicLog = ({ models, consents, publicUrl }: Options): Router =>
  Router({ caseSensitive: true }).get('/api/consent/checkpoint', async (_req, res) => {
    const head = await latestHead(models);
    // A key that was replaced says nothing any more.
    if (head?.keyId !== consents.signer.keyId) throw notFound('checkpoint yet');
    res.type('text').send(getCheckpoint(logOrigin(publicUrl), head, consents.signer));
  });
