import type { openStore } from './embedded-store';

type Store = Awaited<ReturnType<typeof openStore>>;

const pattern = { $regex: '^(a+)+$' };

/** Keeps the store's thread busy for at least so many milliseconds, with a pattern that nothing can interrupt. */
export async function prepareStall(store: Store, ms: number) {
  const texts = store.client.db('stall').collection<{ _id: number; text: string }>('texts');
  let length = 16;
  for (let took = 0; took < ms; length++) {
    await texts.replaceOne({ _id: 1 }, { text: `${'a'.repeat(length)}!` }, { upsert: true });
    // The first time a pattern is interpreted, which is slower.
    await texts.countDocuments({ text: pattern });
    const before = process.cpuUsage().user;
    await texts.countDocuments({ text: pattern });
    took = (process.cpuUsage().user - before) / 1000;
  }
  return () => texts.countDocuments({ text: pattern });
}
