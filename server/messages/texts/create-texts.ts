import { sendTexts } from './send-texts';
import type { Texts } from './texts';

/** Returns the parts for texts. A new text is sent right away; the timed work sends what this server could not. */
export const createTexts = (parts: Omit<Texts, 'sendSoon' | 'close'>): Texts => {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    while (isDue && !isClosed) {
      isDue = false;
      clearTimeout(timer);
      const isWaiting = await sendTexts(texts).catch(() => false);
      if (isWaiting && !isClosed) timer = setTimeout(() => texts.sendSoon(), 1000 / texts.perSecond);
    }
    running = undefined;
  };
  const texts: Texts = {
    ...parts,
    sendSoon() {
      isDue = true;
      if (!isClosed) running ??= run();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
  return texts;
};
