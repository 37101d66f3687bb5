import { sendTexts } from './send-texts';
import type { Texts } from './texts';

/** Returns the parts for texts. A new text is sent right away; the timed work sends what this server could not. */
export const createTexts = (parts: Omit<Texts, 'sendSoon' | 'close'>): Texts => {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  const run = async () => {
    while (isDue && !isClosed) {
      isDue = false;
      await sendTexts(texts).catch(() => undefined);
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
      await running;
    },
  };
  return texts;
};
