import { hour } from '../../shared/durations';
import { mailJob } from '../core/outbox/mail-job';
import { handle, type WorkList } from '../core/outbox/work';
import { bounceRoute } from './bounces/bounce-route';
import { create } from './create';
import { dailyDigest } from './daily-digest';
import type { Deps } from './deps';
import { tellOfHeld } from './held-requests';
import { readMailbox, sessionLasts } from './imap/read-mailbox';
import { mailRouter } from './mail.router';
import { mailReceivers, mailWants } from './mail-receivers';
import { mails } from './mails';
import { models } from './models';
import { readStored } from './replies/read-stored';
import { handleMail, mailReceived } from './replies/take-mail';
import { sendMail } from './send-mail';
import { unsubscribeRoutes } from './unsubscribe';
import { weeklyHead } from './weekly-head';

/** Everything that this module adds to the product (`features.ts`). */
export const mailFeature = {
  models,
  create,
  routes: [bounceRoute, ...unsubscribeRoutes],
  procedures: {
    mail: mailRouter,
  },
  personalData: {
    mailboxes: 'how far the firm’s own mailbox was read',
  },
  mails,
  wants: async (deps: Deps) => mailWants(deps),
  receivers: mailReceivers,
  work: (deps: Deps): WorkList => ({
    // A message may have files of 20 MB.
    ...handle(mailJob, sendMail(deps), { within: 60_000 }),
    ...handle(mailReceived, handleMail(deps)),
    /** Answers by e-mail: one session after the other, of one server at a time. */
    ...(deps.mail.imap && {
      'read-mailbox': {
        every: 1000,
        within: sessionLasts + 60_000,
        run: (_, signal) => readMailbox(deps, deps.mail.imap!, signal),
      },
    }),
    /** Messages from before the rules of today. */
    'read-stored': {
      every: 60_000,
      within: 10 * 60_000,
      run: (_, signal) => readStored(deps.conversation, signal),
    },
    /** The daily digests; checks every quarter of an hour whether it is due. */
    'daily-digest': { every: hour / 4, run: () => dailyDigest(deps) },
    /** Visitors' requests that look automated and wait for a decision. */
    'tell-of-held': { every: hour / 12, run: () => tellOfHeld(deps) },
    /** The newest ledger head, once a week. */
    'weekly-head': { every: hour, run: () => weeklyHead(deps) },
  }),
};
