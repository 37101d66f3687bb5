import { createDue } from '../core/due/due';
import { createRepeat } from '../core/due/repeat';
import { dueTexts } from './send-texts';
import { refreshAccount } from './setup/stored-account';
import type { Texts } from './texts';

const lookEvery = 2000;

type Parts = Omit<Texts, 'isFixed' | 'stored' | 'start' | 'sendSoon' | 'close'>;

/** Returns the parts for texts. A new text is sent right away; the timed work sends what this server could not. */
export const createTexts = (parts: Parts, { isShared }: { isShared: boolean }): Texts => {
  const texts: Texts = {
    ...parts,
    isFixed: parts.provider !== undefined || parts.numbers.length > 0,
    stored: { version: 0 },
    start() {
      if (isShared && !texts.isFixed) account.start();
    },
    sendSoon: (wait) => due.soon(wait),
    close: async () => void (await Promise.all([account.close(), due.close()])),
  };
  const account = createRepeat(() => refreshAccount(texts), { every: lookEvery });
  const due = createDue(dueTexts(texts));
  return texts;
};
