import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { triedFor } from '../../../server/core/outbox/retry-schedule';
import { createOutbox, type Outbox } from '../../../server/core/outbox/run-outbox';
import { event, type Handler, handle, type WorkList } from '../../../server/core/outbox/work';
import { z } from '../../../shared/zod';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const hour = 60 * 60 * 1000;
const greet = { kind: 'greet', data: z.object({ lead: z.string().optional() }) };
const fail = { kind: 'fail', data: z.object({}) };
const tell = { kind: 'tell', data: z.object({ lead: z.string(), number: z.int() }) };
const onGreet = (run: Handler<typeof greet>) => handle(greet, run);

/** An application with a lead and a stopped clock, which the test moves. */
const withLead = async () => {
  const clock = { time: Date.UTC(2026, 0, 1) };
  const now = () => clock.time;
  const app = await startApp({ now });
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  return {
    app,
    now,
    clock,
    id,
    /** Writes to the lead and causes these events in the same write. */
    cause: (...events: ReturnType<typeof event>[]) =>
      app.models.clients.updateOne(
        { _id: id },
        { $set: { statusReason: 'x' }, $push: { outbox: { $each: events } } },
      ),
    outbox: (work: WorkList, isShared = false) => createOutbox({ models: app.models, now, work, isShared }),
  };
};

const states = async ({ models }: TestApp) =>
  (await models.outbox.find().sort({ at: 1, _id: 1 }).lean()).map(({ state }) => state);

test('the effects of a write happen once, and leave the document without another version', async () => {
  const { app, now, id, cause, outbox } = await withLead();
  await using _ = app;
  const done: unknown[] = [];
  const { run } = outbox(onGreet(async ({ eventId, data }) => done.push([eventId, data])));
  const greeting = event(greet, now, { lead: id });
  await cause(greeting);
  await run();
  await run();
  expect(done).toEqual([[greeting.id, { lead: id }]]);
  expect(await states(app)).toEqual(['done']);
  expect(await app.models.clients.findById(id).lean()).toMatchObject({ outbox: [], version: 0 });
});

test('an event that was taken over and not yet taken out is not done twice', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  let done = 0;
  const { run } = outbox(onGreet(async () => done++));
  const greeting = event(greet, now, {});
  await cause(greeting);
  await run();
  // The state left by a server that dies between the two writes.
  await cause(greeting);
  await run();
  expect(done).toBe(1);
  expect(await app.models.outbox.countDocuments()).toBe(1);
});

test('a failed job is tried again after growing waits, and after three days waits for a person', async () => {
  const { app, now, clock, cause, outbox } = await withLead();
  await using _ = app;
  const tries: number[] = [];
  const { run } = outbox(
    handle(fail, async () => {
      tries.push(clock.time);
      throw Object.assign(new Error('to maria.lopez@example.com'), { name: 'SmtpError', code: 550 });
    }),
  );
  await cause(event(fail, now, {}));
  const readDue = async () => {
    const { state, dueAt } = await app.models.outbox.findOne().orFail().lean();
    return state === 'waiting' ? dueAt.getTime() : undefined;
  };
  const begun = clock.time;
  await run();
  for (let due = await readDue(); due !== undefined; due = await readDue()) {
    const before = tries.length;
    clock.time = due - 1;
    await run();
    expect(tries).toHaveLength(before);
    clock.time = due;
    await run();
  }
  clock.time = begun + triedFor + 24 * hour;
  await run();
  const waits = tries.slice(1).map((time, index) => time - tries[index]!);
  expect(waits[0]).toBeGreaterThanOrEqual(3000);
  expect(waits[0]).toBeLessThan(8000);
  expect(waits.at(-1)).toBeGreaterThan(8 * hour);
  expect(tries.length).toBeGreaterThan(12);
  const entry = await app.models.outbox.findOne().lean();
  expect(entry).toMatchObject({ state: 'needs a look', error: 'SmtpError 550', attempts: tries.length });
  expect(JSON.stringify(entry)).not.toContain('maria');
});

test('data that does not fit its schema rests at once for a person; its values are neither logged nor kept as an error', async () => {
  const { app, now, cause } = await withLead();
  await using _ = app;
  const done: unknown[] = [];
  const failures: unknown[] = [];
  const outbox = createOutbox({
    models: app.models,
    now,
    work: {
      ...onGreet(async ({ data }) => done.push(data)),
      tell: { data: tell.data, receivers: async () => [{ id: 'a', kind: 'greet' }] },
    },
    onFailure: (_kind, error) => failures.push(error),
  });
  const unfit = { lead: 'x', number: 'maria.lopez@example.com' } as never;
  await cause(event(greet, now, { lead: 5 } as never), event(tell, now, unfit));
  await outbox.run();
  expect(done).toEqual([]);
  expect(await app.models.outbox.find().sort({ kind: 1 }).lean()).toMatchObject([
    { kind: 'greet', state: 'needs a look', error: 'unfit data', attempts: 1 },
    { kind: 'tell', state: 'needs a look', error: 'unfit data', attempts: 1 },
  ]);
  expect(inspect(failures)).not.toContain('maria');

  // The handler gets only the fields of the schema.
  await cause(event(greet, now, { lead: 'x', other: 1 } as never));
  await outbox.run();
  expect(done).toEqual([{ lead: 'x' }]);
});

test('of two servers one collects the events, and the other one takes over when it ends or dies', async () => {
  const { app, now, clock, cause, outbox } = await withLead();
  await using _ = app;
  const done: string[] = [];
  const startServer = (name: string) =>
    outbox(
      onGreet(async () => done.push(name)),
      true,
    );
  const [first, second, third] = ['first', 'second', 'third'].map(startServer) as [Outbox, Outbox, Outbox];
  await first.run();
  await cause(event(greet, now, {}));
  await second.run();
  expect(await app.models.outbox.countDocuments()).toBe(0);
  await first.run();
  expect(done).toEqual(['first']);
  await first.close();
  clock.time += 2000;
  await cause(event(greet, now, {}));
  await second.run();
  expect(done).toEqual(['first', 'second']);
  // The second one is killed.
  await cause(event(greet, now, {}));
  await third.run();
  expect(done).toHaveLength(2);
  clock.time += 5001;
  await third.run();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('two servers share the work, and none of it is done by both', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  const done: string[] = [];
  const work = onGreet(async ({ eventId }) => done.push(eventId));
  await cause(...Array.from({ length: 200 }, () => event(greet, now, {})));
  const servers = [outbox(work), outbox(work)];
  await Promise.all(servers.map(({ run }) => run()));
  expect(done).toHaveLength(200);
  expect(new Set(done).size).toBe(200);
  expect(new Set(await states(app))).toEqual(new Set(['done']));
});

test('a job of a server that died is done by another after the lease, and the first one’s result no longer counts', async () => {
  const { app, now, clock, cause, outbox } = await withLead();
  await using _ = app;
  let hang = () => {};
  const dying = outbox(
    onGreet(
      () =>
        new Promise<void>((resolve) => {
          hang = resolve;
        }),
    ),
  );
  let done = 0;
  const other = outbox(onGreet(async () => done++));
  await cause(event(greet, now, {}));
  const dead = dying.run().catch(() => undefined);
  await expect.poll(() => states(app)).toEqual(['working']);
  await other.run();
  expect(done).toBe(0);
  clock.time += 2 * 60 * 1000;
  await other.run();
  expect([done, await states(app)]).toEqual([1, ['done']]);
  hang();
  await dead;
  await expect.poll(() => app.models.outbox.findOne().lean()).toMatchObject({ state: 'done', attempts: 2 });
});

test('a job takes at most eight commands to the store, alone and among fifty, beside the looks of each second', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  let done = 0;
  const { run } = outbox({
    tell: {
      data: tell.data,
      receivers: async ({ data }) => [{ id: 'a', lane: `a ${data.number}` }],
      run: async () => done++,
    },
  });
  let commands = 0;
  app.connection.getClient().on('commandStarted', () => commands++);
  const count = async (): Promise<number> => {
    commands = 0;
    await run();
    return commands;
  };
  const look = await count();
  const tellMany = (jobs: number) =>
    cause(...Array.from({ length: jobs }, (_, number) => event(tell, now, { lead: 'x', number })));
  await tellMany(1);
  // One look finds it, and one more finds nothing.
  const alone = (await count()) - 2 * look;
  await tellMany(50);
  const among = (await count()) / 50;
  expect(done).toBe(51);
  expect([look, alone, among].every((one) => one <= 8)).toBe(true);
});

test('each receiver has its own entry, and entries about one lead run in order', async () => {
  const { app, now, clock, cause, outbox } = await withLead();
  await using _ = app;
  const done: string[] = [];
  let isBroken = true;
  const { run } = outbox({
    tell: {
      data: tell.data,
      receivers: async ({ data }) => ['a', 'b'].map((id) => ({ id, lane: `${id} ${data.lead}` })),
      run: async ({ _id, data }) => {
        const receiver = _id.split(':')[1];
        if (receiver === 'a' && isBroken) throw new Error('away');
        done.push(`${receiver}${data.number}`);
      },
    },
  });
  for (let number = 1; number <= 3; number++) {
    await cause(event(tell, now, { lead: 'x', number }));
    clock.time += 10;
  }
  await run();
  expect(done).toEqual(['b1', 'b2', 'b3']);
  isBroken = false;
  clock.time += 10_000;
  await run();
  expect(done.slice(3)).toEqual(['a1', 'a2', 'a3']);
});

test('a backlog of one receiver keeps no other one waiting, and all of it is done once', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const begun: string[] = [];
  let greeted = 0;
  const slow = handle(fail, async ({ eventId }) => {
    begun.push(eventId);
    await opened;
  });
  const running = outbox({ ...slow, ...onGreet(async () => greeted++) });
  await cause(...Array.from({ length: 40 }, () => event(fail, now, {})));
  await running.start();
  await expect.poll(() => begun.length).toBe(8);
  await cause(event(greet, now, {}));
  await expect.poll(() => greeted).toBe(1);
  expect(begun).toHaveLength(8);
  open();
  await expect.poll(async () => new Set(await states(app))).toEqual(new Set(['done']));
  expect(new Set(begun).size).toBe(40);
  expect(begun).toHaveLength(40);
  await running.close();
});

test('timed work is done again and again, once for all servers, and is not given up', async () => {
  const { app, clock, outbox } = await withLead();
  await using _ = app;
  let tries = 0;
  const work: WorkList = {
    tidy: {
      every: hour,
      run: async () => {
        if (++tries === 2) throw new Error('away');
      },
    },
  };
  const servers = [outbox(work, true), outbox(work, true)];
  for (const { start } of servers) await start();
  // The servers also run on their own: what one of them has started must finish before the clock moves.
  const runAll = async () => {
    await Promise.all(servers.map(({ run }) => run()));
    await expect.poll(() => states(app)).toEqual(['waiting']);
  };
  await runAll();
  await runAll();
  expect(tries).toBe(1);
  clock.time += hour;
  await runAll();
  expect(tries).toBe(2);
  clock.time += 10_000;
  await runAll();
  expect(tries).toBe(3);
  for (const { close } of servers) await close();
});

test('timed work that keeps failing is tried again within five minutes, or its interval', async () => {
  const { app, now, clock, outbox } = await withLead();
  await using _ = app;
  const fail = async () => {
    throw new Error('away');
  };
  const { start, run, close } = outbox({
    read: { every: 1000, run: fail },
    tidy: { every: hour, run: fail },
  });
  await start();
  for (let tries = 0; tries < 20; tries++) {
    await run();
    clock.time += hour;
  }
  await run();
  const waits = (await app.models.outbox.find().sort({ kind: 1 }).lean()).map(({ dueAt }) => +dueAt! - now());
  expect(waits[0]).toBeLessThanOrEqual(5 * 60_000);
  expect(waits[1]).toBeLessThanOrEqual(hour);
  await close();
});

test('the only server of a database does at once what was under way when it was killed; of several none does', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  const greeting = event(greet, now, {});
  await cause(greeting);
  const killed = outbox(onGreet(() => new Promise((_, reject) => killing.push(reject))));
  const killing: ((reason: unknown) => void)[] = [];
  const running = killed.run();
  await expect.poll(() => states(app)).toEqual(['working']);
  let done = 0;
  const other = outbox(
    onGreet(async () => done++),
    true,
  );
  await other.start();
  await other.run();
  expect(done).toBe(0);
  await other.close();
  const next = outbox(onGreet(async () => done++));
  await next.start();
  await next.run();
  expect([done, await states(app)]).toEqual([1, ['done']]);
  await next.close();
  for (const reject of killing) reject(new Error('killed'));
  await running;
});

test('a server that ends does not wait for what is slow, and leaves it to another without a try', async () => {
  const { app, now, cause, outbox } = await withLead();
  await using _ = app;
  const slow = outbox(
    onGreet(
      (_entry, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ),
  );
  await cause(event(greet, now, {}));
  await slow.start();
  await expect.poll(() => states(app)).toEqual(['working']);
  await slow.close();
  expect(await app.models.outbox.findOne().lean()).toMatchObject({ state: 'waiting', tries: 0, error: '' });
  let done = 0;
  await outbox(onGreet(async () => done++)).run();
  expect(done).toBe(1);
});
