import { expect, test } from 'vitest';
import { createOutbox } from '../../../server/core/outbox/run-outbox';
import { event, handle } from '../../../server/core/outbox/work';
import { z } from '../../../shared/zod';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

const greet = { kind: 'greet', data: z.object({}) };

const rejections = {
  'a package that is not there': () => import('./not-there' as string),
  'a package that fails while it is loaded': () =>
    import('data:text/javascript,throw new Error("x")' as string),
  'nothing at all': () => Promise.reject(undefined),
  'a word': () => Promise.reject('x'),
  'a try that fails before it begins': () => {
    throw new Error('x');
  },
} satisfies Record<string, () => Promise<unknown>>;

for (const [what, reject] of Object.entries(rejections))
  test(`work that ends with ${what} fails, is told of, and is tried again`, async () => {
    const clock = { time: Date.UTC(2026, 0, 1) };
    await using app = await startApp({ now: () => clock.time });
    const { id } = (await app.anyone.post('/api/clients', make.client())).body;
    const failures: string[] = [];
    let tries = 0;
    const outbox = createOutbox({
      models: app.models,
      now: () => clock.time,
      work: handle(greet, async () => (++tries === 1 ? reject() : undefined)),
      onFailure: (kind) => {
        failures.push(kind);
        throw new Error('the log cannot be written');
      },
    });
    await app.models.clients.updateOne(
      { _id: id },
      { $push: { outbox: event(greet, () => clock.time, {}) } },
    );
    await outbox.run();
    const state = async () => (await app.models.outbox.findOne({ kind: 'greet' }).lean())?.state;
    expect([tries, failures, await state()]).toEqual([1, ['greet'], 'waiting']);
    clock.time += 60 * 60 * 1000;
    await outbox.run();
    expect([tries, await state()]).toEqual([2, 'done']);
  });
