import { z } from '../../../shared/zod';
import { route } from '../../core/http/route';
import { get } from '../../core/record/get';
import type { Deps } from '../deps';

/** Scripts, forms and requests are blocked, and only our own panel may show it in a frame. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** A form as we served it, public as it was then. Its name is the SHA-256 of the response. */
export const snapshotRoute = route({
  method: 'GET',
  path: '/api/consent/snapshots/:hash',
  permission: 'anyone',
  input: z.object({ hash: z.string() }),
  answer: async ({ models }: Deps, { res }, { hash }) => {
    const { html } = await get(models.consentSnapshots, hash, 'form');
    res.set({
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    res.type('html').send(html);
  },
});
