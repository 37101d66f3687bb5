import { Router } from 'express';
import type { HttpDeps } from '../http/context';
import { notFound } from '../http/trpc';
import { hashesOf, latestHead } from './certificate';
import { checkpointOf } from './ledger/checkpoint';
import { entriesFor, parseTile, rangesOf } from './ledger/tiles';

type Options = Pick<HttpDeps, 'models' | 'consents' | 'publicUrl'>;

/** The name of this log among others: it never changes, or witnesses take it for another one. */
export const logOrigin = (publicUrl: string | undefined): string =>
  `${publicUrl ? new URL(publicUrl).host : 'localhost'}/consent`;

/**
 * The log as tools of others read it (C2SP): the newest head as a signed note, and the tree's hashes in tiles. Of an
 * entry there is nothing but its hash.
 */
export const publicLog = ({ models, consents, publicUrl }: Options): Router =>
  Router({ caseSensitive: true })
    .get('/api/consent/checkpoint', async (_req, res) => {
      const head = await latestHead(models);
      // A key that was replaced says nothing any more.
      if (head?.keyId !== consents.signer.keyId) throw notFound('checkpoint yet');
      res.type('text').send(checkpointOf(logOrigin(publicUrl), head, consents.signer));
    })
    .get('/api/consent/tile/*path', async (req, res) => {
      const tile = parseTile(req.params.path.join('/'));
      const head = tile && (await latestHead(models));
      if (!tile || !head || entriesFor(tile) > head._id) throw notFound('tile');
      const hashes = await hashesOf(models, rangesOf(tile));
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.type('application/octet-stream').send(Buffer.from(hashes.join(''), 'hex'));
    });
