import { mailJob } from '../core/outbox/mail-job';
import { handle, type WorkList } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
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

const hour = 60 * 60 * 1000;

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
  wants: async ({ mail }: Deps) => mailWants(mail),
  receivers: ({ mail }: Deps, event: LeadEvent) => mailReceivers(mail, event),
  work: ({ mail, conversation }: Deps): WorkList => ({
    // A message may have files of 20 MB.
    ...handle(mailJob, sendMail(mail), { within: 60_000 }),
    ...handle(mailReceived, handleMail(mail)),
    /** Answers by e-mail: one session after the other, of one server at a time. */
    ...(mail.imap && {
      'read-mailbox': {
        every: 1000,
        within: sessionLasts + 60_000,
        run: (_, signal) => readMailbox(mail, mail.imap!, signal),
      },
    }),
    /** Messages from before the rules of today. */
    'read-stored': {
      every: 60_000,
      within: 10 * 60_000,
      run: (_, signal) => readStored(conversation, signal),
    },
    /** The daily digests; checks every quarter of an hour whether it is due. */
    'daily-digest': { every: hour / 4, run: () => dailyDigest(mail) },
    /** Visitors' requests that look automated and wait for a decision. */
    'tell-of-held': { every: hour / 12, run: () => tellOfHeld(mail) },
    /** The newest ledger head, once a week. */
    'weekly-head': { every: hour, run: () => weeklyHead(mail) },
  }),
};
