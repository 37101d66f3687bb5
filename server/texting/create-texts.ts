import { setTimeout as delay } from 'node:timers/promises';
import { beginTexts } from './send-texts';
import { refreshAccount } from './setup/stored-account';
import type { Texts } from './texts';

const lookEvery = 2000;
const closesWithin = 5000;

type Parts = Omit<Texts, 'isFixed' | 'stored' | 'posting' | 'start' | 'sendSoon' | 'close'>;

/** Returns the parts for texts. A new text is sent right away; the timed work sends what this server could not. */
export const createTexts = (parts: Parts, { isShared }: { isShared: boolean }): Texts => {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  const run = async () => {
    while (isDue && !isClosed) {
      isDue = false;
      clearTimeout(timer);
      const { waits, posts } = await beginTexts(texts).catch(() => ({ waits: false, posts: [] }));
      for (const post of posts) void post.catch(() => undefined).then(() => texts.sendSoon());
      if (waits && !isClosed) timer = setTimeout(() => texts.sendSoon(), 1000 / texts.perSecond);
    }
    running = undefined;
  };
  const texts: Texts = {
    ...parts,
    isFixed: parts.provider !== undefined || parts.numbers.length > 0,
    stored: { version: 0 },
    posting: { urgent: new Set(), usual: new Set() },
    start() {
      const look = () => void refreshAccount(texts).catch(() => undefined);
      if (isShared && !texts.isFixed) looking = setInterval(look, lookEvery).unref();
    },
    sendSoon() {
      isDue = true;
      if (!isClosed) running ??= run();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(looking);
      await running;
      const posts = Object.values(texts.posting).flatMap((lane) => [...lane]);
      await Promise.race([Promise.allSettled(posts), delay(closesWithin, undefined, { ref: false })]);
    },
  };
  return texts;
};
