import { findPromiseKind, formatCallBy } from '../../shared/call-by';
import { hour } from '../../shared/durations';
import { mailJob } from '../core/outbox/enqueue';
import { receipt } from '../core/outbox/receipt-limits';
import { handle, type WorkList } from '../core/outbox/work';
import type { ClientDoc } from '../leads/store/client.model';
import { bounceRoute } from './bounces/bounce-route';
import { create } from './create';
import { dailyDigest, digestValues } from './daily-digest';
import type { Deps } from './deps';
import { readMailbox, sessionLasts } from './imap/read-mailbox';
import { mailRouter } from './mail.router';
import { mailReceivers, mailWants } from './mail-receivers';
import { models } from './models';
import { readStored } from './replies/read-stored';
import { handleMail, mailReceived } from './replies/take-mail';
import { readWritten } from './replies/written-message';
import { sendMail } from './send-mail';
import { heldValues, tellOfHeld, weeklyHead } from './tell-staff';
import { type MailTemplate, type MailTemplates, mailTemplates } from './templates';
import { unsubscribeRoutes } from './unsubscribe';

/** The time by which the person was promised a call or an answer, unless the receipt comes later. It replaces the firm's general one. */
const getPromise = async (
  { firm, now, timeZone }: Deps,
  { callBy, answerBy, language }: ClientDoc,
): Promise<Record<string, string>> => {
  if (!callBy || callBy.getTime() < now()) return {};
  const isOther = (await firm()).languages?.[language ?? ''] !== undefined;
  const time = formatCallBy(callBy, isOther ? language : undefined, timeZone);
  const name = findPromiseKind(answerBy) === 'call' ? 'callBy' : 'answerBefore';
  return { [name]: time, replyHours: '' };
};

/** The e-mails of this module and of those before it. */
const mails = (deps: Deps): MailTemplates => {
  const own: Readonly<Record<string, MailTemplate['findValues']>> = {
    [receipt]: async (_, lead) => (lead ? getPromise(deps, lead) : {}),
    'daily-digest': ({ data, at }) => digestValues(deps, String(data.to), at),
    'held-requests': () => heldValues(deps),
    message: (entry, lead) => readWritten(deps, entry, lead),
    'follow-up': async ({ data }, lead) =>
      lead ? deps.followUp.readStep(String(data.run), lead) : undefined,
    'turn-down-letter': async (_, lead) =>
      lead?.status === 'Turned down' && lead.letterDraft ? { letter: lead.letterDraft.text } : undefined,
  };
  const withOwn = ([name, one]: [string, MailTemplate]) => [name, { ...one, findValues: own[name] }];
  return Object.fromEntries(Object.entries(mailTemplates).map(withOwn));
};

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
