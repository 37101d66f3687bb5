import { type Router as AnyRouter, Router } from 'express';
import { onlyGet } from '../../core/http/rest';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';

/** Scripts, forms and requests are blocked, and only our own panel may show it in a frame. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/**
 * `GET /api/consent/snapshots/:hash`: a form as we served it, public as it was then. Its name is the SHA-256 of the
 * response.
 */
export const snapshotRouter = ({ models }: Pick<Deps, 'models'>): AnyRouter => {
  const router = Router({ caseSensitive: true });
  router
    .route('/api/consent/snapshots/:hash')
    .get(async (req, res) => {
      const snapshot = await models.consentSnapshots.findById(req.params.hash).lean();
      if (!snapshot) throw notFound('form');
      res.set({
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      res.type('html').send(snapshot.html);
    })
    .all(onlyGet);
  return router;
};
