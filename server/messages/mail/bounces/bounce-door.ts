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
 * `POST /api/mail/bounces`: bounces, as the mail server has them. There is no such address where
 * BOUNCE_SECRET is not set. What a bounce says is believed only of the message that it names.
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
