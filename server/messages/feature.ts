import { eventKinds } from '../../shared/schemas/webhook';
import { textedCode } from '../agreements/signing/texted-code';
import { toNames, withIds } from '../core/names';
import { mailJob } from '../core/outbox/mail-job';
import { handle, type WorkList } from '../core/outbox/work';
import { sequenceDue } from '../leads/jobs';
import { type LeadEvent, leadEventData } from '../leads/lead-events';
import { enterMessages } from './conversation/enter-messages';
import { messageFileRoutes } from './conversation/file-routes';
import {
  dropGoneMessages,
  messageFiles,
  messages,
  messagesInPacket,
  sentMails,
} from './conversation/holdings';
import { endLateHolds } from './conversation/late-holds';
import { keepLeadWords } from './conversation/lead-words';
import { keepMessageWords } from './conversation/message-words';
import { messagesRouter } from './conversation/messages.router';
import { readStored } from './conversation/read-stored';
import { create } from './create';
import type { Deps } from './deps';
import { inboxRouter } from './inbox/inbox.router';
import { refreshDue } from './inbox/refresh-inbox';
import { bounceRoute } from './mail/bounces/bounce-route';
import { dailyDigest } from './mail/daily-digest';
import { tellOfHeld } from './mail/held-requests';
import { readMailbox, sessionLasts } from './mail/imap/read-mailbox';
import { mailRouter } from './mail/mail.router';
import { mailReceivers, mailWants } from './mail/mail-receivers';
import { mailRoute } from './mail/mail-route';
import { mails } from './mail/mails';
import { handleMail, mailReceived } from './mail/replies/take-mail';
import { sendMail } from './mail/send-mail';
import { tellOfPause } from './mail/tell-of-pause';
import { unsubscribeRoutes } from './mail/unsubscribe';
import { weeklyHead } from './mail/weekly-head';
import { models } from './models';
import { doStep } from './sequences/do-step';
import { contactCounts, dropGoneRuns, sequenceRuns } from './sequences/holdings';
import { sequencesRouter } from './sequences/sequences.router';
import { sequenceReceivers, sequenceWants, startSequence } from './sequences/start-run';
import { stepTaken, takeSteps } from './sequences/take-steps';
import { messageTemplatesRouter } from './templates/templates.router';
import { textCode } from './texts/code-text';
import {
  askWhetherRight,
  confirmingReceivers,
  confirmingText,
  confirmingWants,
} from './texts/confirming-text';
import { fetchPictures, picturesReceived } from './texts/pictures';
import { sendTexts } from './texts/send-texts';
import { textAccountRouter } from './texts/setup/account.router';
import { fetchIncoming, handleReceived, textReceived } from './texts/take-incoming';
import { textRoutes } from './texts/text-routes';
import { deliver, webhookJob, webhookReceivers } from './webhooks/deliver';
import { webhooksRouter } from './webhooks/webhooks.router';

const hour = 60 * 60 * 1000;

/** Everything that this module adds to the product (`features.ts`). */
export const messagesFeature = {
  models,
  create,
  routes: [bounceRoute, mailRoute, ...messageFileRoutes, ...unsubscribeRoutes, ...textRoutes],
  procedures: {
    inbox: inboxRouter,
    mail: mailRouter,
    messages: messagesRouter,
    messageTemplates: messageTemplatesRouter,
    sequences: sequencesRouter,
    textAccount: textAccountRouter,
    webhooks: webhooksRouter,
  },
  tags: {
    Sequences: 'Follow-up messages as data, and what they would send.',
    Messages: 'Texts and e-mails to and from leads.',
    Webhooks: 'Systems that hear what happens to leads, vendors among them, and what they receive.',
  },
  names: {
    webhook: async ({ models }: Pick<Deps, 'models'>, ids: readonly string[]) =>
      toNames(await models.webhooks.find(withIds(ids)).select({ name: 1 }).lean()),
  },
  personalData: {
    messages,
    messageTemplates: 'words of the firm',
    pausedNumbers: 'our own numbers',
    textAccounts: 'the firm’s own account and numbers, sealed',
    textLists: 'how far the texts to our own numbers were read',
    textWebhooks: 'when the provider last reached us',
    erasedTexts: 'hashes of ids, so that erased messages stay erased',
    mailboxes: 'how far the firm’s own mailbox was read',
    messageFiles,
    contactCounts,
    sequenceRuns,
    sequences: 'words of the firm',
    sequenceVersions: 'words of the firm',
    sentMails,
    webhooks: 'of companies',
  },
  packetParts: [messagesInPacket],
  mails,
  wants: async ({ models, mail, texts }: Deps) => [
    ...(await models.webhooks.distinct('events')),
    ...mailWants(mail),
    ...confirmingWants(texts),
    ...(await sequenceWants(models)),
  ],
  work: (deps: Deps): WorkList => ({
    ...Object.fromEntries(
      eventKinds.map((kind) => [
        kind,
        {
          data: leadEventData[kind],
          receivers: async (event: LeadEvent) => [
            ...mailReceivers(deps.mail, event),
            ...(await webhookReceivers(deps, event)),
            ...(await sequenceReceivers(deps.models, event)),
            ...confirmingReceivers(deps.texts, event),
          ],
        },
      ]),
    ),
    ...handle(
      webhookJob,
      deliver({
        ...deps.webhooks,
        models: deps.models,
        now: deps.now,
        onPaused: tellOfPause(deps.mail),
      }),
    ),
    // A message may have files of 20 MB.
    ...handle(mailJob, sendMail(deps.mail), { within: 60_000 }),
    ...handle(mailReceived, handleMail(deps.mail)),
    ...handle(textReceived, handleReceived(deps.texts)),
    ...handle(picturesReceived, fetchPictures(deps.texts), { within: 120_000 }),
    ...handle(confirmingText, askWhetherRight(deps.texts)),
    ...handle(textedCode, textCode(deps.texts)),
    /** Texts that wait, and those whose answer was lost; new ones are sent right away. */
    'send-texts': {
      every: 15_000,
      run: async (_, signal) => {
        if (await sendTexts(deps.texts, signal)) deps.texts.sendSoon();
      },
    },
    /** Texts that did not reach us, such as those sent while we were down. */
    'fetch-texts': { every: hour / 6, run: () => fetchIncoming(deps.texts) },
    ...handle(sequenceDue, startSequence(deps.conversation)),
    ...handle(stepTaken, doStep(deps)),
    /** Steps of sequences that are due. */
    'take-steps': { every: 5000, run: (_, signal) => takeSteps(deps, signal) },
    'drop-gone-runs': { every: hour, run: () => dropGoneRuns(deps) },
    /** Answers by e-mail: one session after the other, of one server at a time. */
    ...(deps.mail.imap && {
      'read-mailbox': {
        every: 1000,
        within: sessionLasts + 60_000,
        run: (_, signal) => readMailbox(deps.mail, deps.mail.imap!, signal),
      },
    }),
    /** Enters messages in the ledger, behind the answer that their sender waits for. */
    'enter-messages': {
      every: 2000,
      within: 10 * 60_000,
      run: (_, signal) => enterMessages(deps.conversation, { signal }),
    },
    /** Lets search find what was written lately. */
    'keep-message-words': {
      every: 10_000,
      within: 10 * 60_000,
      run: async (_, signal) => {
        await keepMessageWords(deps.conversation, signal);
        await keepLeadWords(deps.conversation, signal);
      },
    },
    /** Failed messages whose server stopped before the inbox had them, and those of an earlier version. */
    'refresh-inbox': {
      every: 5000,
      within: 10 * 60_000,
      run: (_, signal) => refreshDue(deps.conversation, signal),
    },
    /** Messages from before the rules of today. */
    'read-stored': {
      every: 60_000,
      within: 10 * 60_000,
      run: (_, signal) => readStored(deps.conversation, signal),
    },
    /** Holds that nobody decided within ten business days. */
    'end-late-holds': { every: hour, run: (_, signal) => endLateHolds(deps.conversation, signal) },
    /** Messages of leads that are gone. */
    'drop-gone-messages': { every: hour, run: () => dropGoneMessages(deps) },
    /** The daily digests; checks every quarter of an hour whether it is due. */
    'daily-digest': { every: hour / 4, run: () => dailyDigest(deps.mail) },
    /** Visitors' requests that look automated and wait for a decision. */
    'tell-of-held': { every: hour / 12, run: () => tellOfHeld(deps.mail) },
    /** The newest ledger head, once a week. */
    'weekly-head': { every: hour, run: () => weeklyHead(deps.mail) },
    /** Site pages that need a review: checked daily, reported once a week. */
  }),
};
