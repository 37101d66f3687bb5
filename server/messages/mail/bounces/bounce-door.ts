import { createHash, timingSafeEqual } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import express, { type RequestHandler, Router } from 'express';
import type { Mail } from '../mail';
import { takeBounce } from './take-bounce';

const hashed = (text: string) => createHash('sha256').update(text).digest();

const withSecret =
  (secret: string): RequestHandler =>
  (req, _res, next) => {
    const [, shown = ''] = /^Bearer (.+)$/.exec(req.get('Authorization') ?? '') ?? [];
    if (timingSafeEqual(hashed(shown), hashed(secret))) return next();
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Send Authorization: Bearer with BOUNCE_SECRET.' });
  };

/**
 * `POST /api/mail/bounces`: receives bounced messages from the mail server. The route exists only if BOUNCE_SECRET is
 * set. A bounce counts only for the message that it names.
 */
export const bounceDoor = (mail: Mail): Router => {
  const router = Router({ caseSensitive: true });
  if (!mail.bounceSecret) return router;
  router.post(
    '/api/mail/bounces',
    withSecret(mail.bounceSecret),
    express.raw({ type: () => true, limit: '256kb', inflate: false }),
    async (req, res) => {
      const message = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
      res.json({ outcome: (await takeBounce(mail, message)) ? 'recorded' : 'ignored' });
    },
  );
  return router;
};
