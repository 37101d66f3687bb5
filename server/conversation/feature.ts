import { hour } from '../../shared/durations';
import type { WorkList } from '../core/outbox/work';
import { create } from './create';
import type { Deps } from './deps';
import { enterMessages } from './enter-messages';
import { endLateHolds } from './hold-number';
import { dropGoneMessages, messageFiles, messages, messagesInPacket, sentMails } from './holdings';
import { keepLeadWords, keepMessageWords } from './message-words';
import { models } from './models';
import { refreshDue } from './refresh-inbox';

/** Everything that this module adds to the product (`features.ts`). */
export const conversationFeature = {
  models,
  create,
  tags: {
    Messages: 'Texts and e-mails to and from leads.',
  },
  personalData: {
    messages,
    erasedTexts: 'hashes of ids, so that erased messages stay erased',
    messageFiles,
    sentMails,
  },
  packetParts: [messagesInPacket],
  work: (deps: Deps): WorkList => ({
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
    /** Holds that nobody decided within ten business days. */
    'end-late-holds': { every: hour, run: (_, signal) => endLateHolds(deps.conversation, signal) },
    /** Messages of leads that are gone. */
    'drop-gone-messages': { every: hour, run: () => dropGoneMessages(deps) },
  }),
};
