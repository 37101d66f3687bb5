import express, { Router } from 'express';
import { isEmailAddress } from '../../shared/schemas/text';
import { z } from '../../shared/zod';
import { toE164 } from '../clients/phone';
import type { Deps } from '../context';
import { answersWithin, within } from '../db/deadline';
import { askedAddress, inEachLanguage } from '../http/in-each-language';
import { callerKey } from '../limits/rate-limits';
import { explain } from '../trpc';
import { withdraw } from './withdraw';

/** The visitors' page in each language, whose form posts to its own address. */
const page = '/stop-contacting-me';

const given = z.object({
  phoneNumber: z.string().trim().max(40).default(''),
  email: z.string().trim().max(254).default(''),
});

const isRight = ({ phoneNumber, email }: z.infer<typeof given>) =>
  (email !== '' || phoneNumber !== '') &&
  (email === '' || isEmailAddress(email)) &&
  (phoneNumber === '' || toE164(phoneNumber) !== undefined);

/**
 * The form of visitors who want to be left alone: no account, no script. What became of it stands behind the `#` of the
 * address that the browser is sent back to, and never says whether the person is known.
 */
export const stopForm = (deps: Deps): Router => {
  const router = Router({ caseSensitive: true });
  router.post(
    inEachLanguage(page),
    express.urlencoded({ extended: false, limit: '10kb', inflate: false }),
    async (req, res, next) => {
      const address = askedAddress(req, page);
      if (!address) return next();
      const back = (outcome: string) => res.redirect(303, `${address}#${outcome}`);
      try {
        const ip = req.ip ?? '';
        await deps.limits.use('leads', callerKey(ip));
        const parsed = given.safeParse(req.body ?? {});
        if (!parsed.success || !isRight(parsed.data)) return void back('check');
        const caller = { kind: 'anonymous' as const, ip };
        const userAgent = req.get('User-Agent');
        const asked = withdraw(deps, { caller, source: 'visitor', userAgent, ...parsed.data });
        await within(answersWithin, asked);
        back('done');
      } catch (thrown) {
        const { retryAfter } = explain(thrown);
        if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
        res.locals.failure = thrown;
        back('again');
      }
    },
  );
  return router;
};
