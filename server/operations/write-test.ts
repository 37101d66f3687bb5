import { createCache } from '../core/db/cache';
import { durable } from '../core/db/connect';
import { within } from '../core/db/deadline';
import type { Models } from './models';

const answersWithin = 1000;
/** The time to reuse the result of a test write: it costs a write, and a recovery should show soon. */
const goodFor = 10_000;
const badFor = 2000;
const lead = 16_384;

/** Tells whether leads can be stored, by a test write of a lead's size, made only on request. */
export const createWriteTest = ({ probes }: Models, now: () => number) => {
  const test = (): Promise<boolean> => {
    const fields = { at: new Date(now()), filling: Buffer.alloc(lead) };
    const write = probes.updateOne({ _id: 'write' }, { $set: fields }, { upsert: true, ...durable });
    return within(answersWithin, write.exec()).then(
      () => true,
      () => false,
    );
  };
  const result = createCache((canWrite) => (canWrite ? goodFor : badFor), test, now);
  return (): Promise<boolean> => result.get();
};
