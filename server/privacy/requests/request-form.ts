import express, { Router } from 'express';
import { privacyRequestInput } from '../../../shared/schemas/privacy';
import { toE164 } from '../../clients/phone';
import type { Deps } from '../../context';
import { answersWithin, within } from '../../db/deadline';
import { askedAddress, inEachLanguage } from '../../http/in-each-language';
import { callerKey } from '../../limits/rate-limits';
import { explain } from '../../trpc';
import { takeRequest } from './take-request';

/** The visitors' page in each language, whose form posts to its own address. */
const page = '/your-data';

/**
 * The form of visitors who ask about their own data: no account, no script. What became of it stands behind the `#` of
 * the address that the browser is sent back to, and never says whether the person is known.
 */
export const requestForm = (deps: Deps): Router => {
  const router = Router({ caseSensitive: true });
  router.post(
    inEachLanguage(page),
    express.urlencoded({ extended: false, limit: '20kb', inflate: false }),
    async (req, res, next) => {
      const address = askedAddress(req, page);
      if (!address) return next();
      const back = (outcome: string) => res.redirect(303, `${address}#${outcome}`);
      try {
        const ip = req.ip ?? '';
        await deps.limits.use('leads', callerKey(ip));
        const parsed = privacyRequestInput.safeParse(req.body ?? {});
        const phone = parsed.data?.phoneNumber.trim() ?? '';
        if (!parsed.success || (phone !== '' && toE164(phone) === undefined)) return void back('check');
        const seen = { caller: { kind: 'anonymous' as const, ip }, userAgent: req.get('User-Agent') };
        await within(answersWithin, takeRequest(deps, seen, parsed.data));
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
