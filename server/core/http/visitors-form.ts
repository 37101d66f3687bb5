import express, { type Request } from 'express';
import type { Caller } from '../caller';
import { answersWithin, within } from '../db/deadline';
import { callerKey } from '../limits/rate-limits';
import type { Deps } from './context';
import { getNotes } from './request-notes';
import { pass, route } from './route';
import { isFromAnotherSite } from './same-origin';
import { explain } from './trpc';

/** The sender of the form, as far as we can tell. */
type FormSender = { caller: Caller; userAgent: string | undefined };

type VisitorsForm<Needs> = {
  /** The public page, whose form posts to its own address in each language. */
  page: string;
  /** Handles the submission; returns false if the form needs correction. */
  take: (deps: Needs, body: unknown, sender: FormSender) => Promise<boolean>;
};

/** The requested address; undefined if its prefix is not a language. */
const askedAddress = ({ params: { language } }: Request, page: string): string | undefined => {
  if (language === undefined) return page;
  return typeof language === 'string' && /^[a-z]{2}$/.test(language) ? `/${language}${page}` : undefined;
};

/**
 * A public form without account or script. The result is in the `#` part of the address that the browser is sent back
 * to, and never reveals whether we know the person. A post from another site does nothing: the visitor is redirected to
 * our own form.
 */
export const visitorsForm = <Needs extends Deps>({ page, take }: VisitorsForm<Needs>) =>
  route({
    method: 'POST',
    path: [page, `/:language${page}`],
    permission: 'anyone',
    passesOthers: true,
    read: [express.urlencoded({ extended: false, limit: '20kb', inflate: false })],
    answer: async (deps: Needs, { req, res, ip, caller }) => {
      const address = askedAddress(req, page);
      if (!address) return pass;
      const back = (outcome: string) => res.redirect(303, `${address}#${outcome}`);
      if (isFromAnotherSite(req, deps.publicUrl)) return back('again');
      try {
        await deps.limits.use('leads', callerKey(ip));
        const sender = { caller, userAgent: req.get('User-Agent') };
        back((await within(answersWithin, take(deps, req.body ?? {}, sender))) ? 'done' : 'check');
      } catch (thrown) {
        const { retryAfter } = explain(thrown);
        if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
        getNotes(res).failure = thrown;
        back('again');
      }
    },
  });
