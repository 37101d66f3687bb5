import express, { type Router as AnyRouter, type Request, Router } from 'express';
import type { Caller } from '../caller';
import { answersWithin, within } from '../db/deadline';
import { callerKey } from '../limits/rate-limits';
import type { Deps } from './context';
import { isFromAnotherSite } from './same-origin';
import { explain } from './trpc';

/** Who posted the form, as far as it can be seen. */
export type FormSender = { caller: Caller; userAgent: string | undefined };

type VisitorsForm = {
  /** The visitors' page, whose form posts to its own address in each language. */
  page: string;
  /** Does what was asked; answers false where the form has to be checked. */
  take: (body: unknown, sender: FormSender) => Promise<boolean>;
};

/** The address that was asked for; nothing where what stands in front of the page is no language. */
const askedAddress = ({ params: { language } }: Request, page: string): string | undefined => {
  if (language === undefined) return page;
  return typeof language === 'string' && /^[a-z]{2}$/.test(language) ? `/${language}${page}` : undefined;
};

/**
 * A form of visitors that needs no account and no script. What became of it stands behind the `#` of the address that
 * the browser is sent back to, and never says whether the person is known. What another site has its visitors post does
 * nothing: they are led to our own form.
 */
export const visitorsForm = (
  { limits, publicUrl }: Pick<Deps, 'limits' | 'publicUrl'>,
  { page, take }: VisitorsForm,
): AnyRouter => {
  const router = Router({ caseSensitive: true });
  router.post(
    [page, `/:language${page}`],
    express.urlencoded({ extended: false, limit: '20kb', inflate: false }),
    async (req, res, next) => {
      const address = askedAddress(req, page);
      if (!address) return next();
      const back = (outcome: string) => res.redirect(303, `${address}#${outcome}`);
      if (isFromAnotherSite(req, publicUrl)) return back('again');
      try {
        const ip = req.ip ?? '';
        await limits.use('leads', callerKey(ip));
        const sender = { caller: { kind: 'anonymous' as const, ip }, userAgent: req.get('User-Agent') };
        back((await within(answersWithin, take(req.body ?? {}, sender))) ? 'done' : 'check');
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
