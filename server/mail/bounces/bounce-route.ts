import { TRPCError } from '@trpc/server';
import express, { type Request } from 'express';
import { runParser } from '../../core/http/form-body';
import { pass, route } from '../../core/http/route';
import { isSame } from '../../core/links';
import { createTurns } from '../../core/turns';
import type { Deps } from '../deps';
import { takeMail } from '../replies/take-mail';

const refuseWithout = (secret: string, req: Request): void => {
  const [, shown = ''] = /^Bearer (.+)$/.exec(req.get('Authorization') ?? '') ?? [];
  if (!isSame(shown, secret))
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Send Authorization: Bearer with BOUNCE_SECRET.' });
};

/** The number of messages in memory. Others wait in their connections, unread, for less than a request may take. */
const atOnce = 2;
const mostWait = 20_000;
const inTurn = createTurns(atOnce, mostWait);

const readMessage = express.raw({ type: () => true, limit: '25mb', inflate: false });

/**
 * Receives bounced messages and answers from the mail server; without BOUNCE_SECRET there is nothing at this address. A
 * bounce counts only for the message that it names.
 */
export const bounceRoute = route({
  method: 'POST',
  path: '/api/mail/bounces',
  permission: 'anyone',
  passesOthers: true,
  answer: async (deps: Deps, { req, res }) => {
    const { bounceSecret } = deps.mail;
    if (!bounceSecret) return pass;
    refuseWithout(bounceSecret, req);
    const isOurs = await inTurn(async () => {
      await runParser(readMessage, req, res);
      return takeMail(deps, Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
    });
    res.json({ outcome: isOurs ? 'recorded' : 'ignored' });
  },
});
