import { handle, type WorkList } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
import { textedCode } from '../signing/page/texted-code';
import { create } from './create';
import type { Deps } from './deps';
import { models } from './models';
import { fetchPictures, picturesReceived } from './pictures';
import {
  askWhetherRight,
  confirmingReceivers,
  confirmingText,
  confirmingWants,
  textCode,
} from './service-texts';
import { checkTexts } from './settle-text';
import { textAccountRouter } from './setup/account.router';
import { fetchIncoming, handleReceived, textReceived } from './take-incoming';
import { textRoutes } from './text-routes';

/** Everything that this module adds to the product (`features.ts`). */
export const textingFeature = {
  models,
  create,
  routes: textRoutes,
  procedures: {
    textAccount: textAccountRouter,
  },
  personalData: {
    pausedNumbers: 'our own numbers',
    textAccounts: 'the firm’s own account and numbers, sealed',
    textLists: 'how far the texts to our own numbers were read',
    textWebhooks: 'when the provider last reached us',
  },
  wants: async ({ texts }: Deps) => confirmingWants(texts),
  receivers: ({ texts }: Deps, event: LeadEvent) => confirmingReceivers(texts, event),
  work: ({ texts }: Deps): WorkList => ({
    ...handle(textReceived, handleReceived(texts)),
    ...handle(picturesReceived, fetchPictures(texts), { within: 120_000 }),
    ...handle(confirmingText, askWhetherRight(texts)),
    ...handle(textedCode, textCode(texts)),
    /** Texts that wait, and those whose answer was lost; new ones are sent right away. */
    'send-texts': {
      every: 15_000,
      run: async (_, signal) => {
        texts.sendSoon();
        await checkTexts(texts, signal);
      },
    },
    /** Texts that did not reach us, such as those sent while we were down. */
    'fetch-texts': { every: 10 * 60_000, run: () => fetchIncoming(texts) },
  }),
};
