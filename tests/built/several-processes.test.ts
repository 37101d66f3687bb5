import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { make } from '../support/make';
import { openEvents } from '../support/read-events';

const password = 'correct horse battery';

/** A connection of its own for each call, so that each process has its turn. */
const alone = { Connection: 'close' };

let number = 0;
/** Each another one: the same words again would be the same lead. */
const person = () => make.client({ firstName: `Person ${++number}`, email: `${number}@example.com` });

/** Several processes on one data folder, which is gone afterwards. */
const startSeveral = async (env: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-several-'));
  const server = await startBuiltServer({
    dataDir,
    env: { WEB_CONCURRENCY: '2', ADMIN_PASSWORD: password, ...env },
  });
  const anyone = caller(server.url, alone);
  return {
    ...server,
    anyone,
    async signIn() {
      const answer = await anyone.post('/api/auth/login', { username: 'admin', password });
      return caller(server.url, { ...alone, cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
    },
    /** The ids of its processes that serve requests, or of the one that owns the store. */
    processes(role: 'web' | 'store'): number[] {
      const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${server.pid}`], { encoding: 'utf8' });
      const lines = list.split('\n').filter((line) => new RegExp(` ${role}( \\d+)?$`).test(line));
      return lines.map((line) => Number.parseInt(line, 10));
    },
    async [Symbol.asyncDispose]() {
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

type Several = Awaited<ReturnType<typeof startSeveral>>;

/** Sends leads one after the other on some lines until `work` has ended; answers what each call was answered. */
const sendLeadsDuring = async (server: Several, work: () => Promise<unknown>) => {
  const answers: { status: number; id: string }[] = [];
  let busy = true;
  const line = async () => {
    while (busy) {
      const sent = server.anyone.post('/api/clients', person());
      answers.push(
        await sent.then(
          ({ status, body }) => ({ status, id: body.id }),
          () => ({ status: 0, id: '' }),
        ),
      );
    }
  };
  const lines = [line(), line(), line(), line()];
  try {
    await expect.poll(() => answers.length).toBeGreaterThan(8);
    await work();
    const before = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(before + 8);
  } finally {
    busy = false;
    await Promise.all(lines);
  }
  return answers;
};

const stored = async (server: Several) => {
  const admin = await server.signIn();
  const { headers } = await admin.get('/api/clients?limit=1');
  return Number(headers.get('x-total-count'));
};

const isThere = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('two processes share one data folder, a session and the leads, and end well', async () => {
  await using server = await startSeveral();
  expect(server.processes('web')).toHaveLength(2);
  const admin = await server.signIn();
  const sent = Array.from({ length: 20 }, () => server.anyone.post('/api/clients', person()));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 201));
  const lists = await Promise.all(sent.map(() => admin.get('/api/clients?limit=1')));
  expect(lists.map(({ headers }) => headers.get('x-total-count'))).toEqual(sent.map(() => '20'));
  await server.end();
  expect(server.exitCode()).toBe(0);
});

test('a lead that one process takes in is told to the tabs of the other', async () => {
  await using server = await startSeveral();
  const { headers } = await server.signIn();
  const open = () => openEvents(`${server.url}/trpc/clients.news`, headers);
  await using first = await open();
  await using second = await open();
  await Promise.all([first.next(), second.next()]);
  const { body } = await server.anyone.post('/api/clients', person());
  const told = await Promise.all([first.next(), second.next()]);
  for (const { data } of told) expect(data).toContain(body.id);
});

test('all processes count wrong passwords together', async () => {
  await using server = await startSeveral({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let tried = 0; tried < 12; tried++) {
    const wrong = { username: 'admin', password: `wrong ${tried}` };
    statuses.push((await server.anyone.post('/api/auth/login', wrong)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('a process that is killed is started again, and no lead that was acknowledged is lost', async () => {
  await using server = await startSeveral();
  const [killed, other] = server.processes('web');
  const answers = await sendLeadsDuring(server, async () => {
    process.kill(killed!, 'SIGKILL');
    await expect.poll(() => server.processes('web').filter((id) => id !== killed)).toHaveLength(2);
  });
  expect(server.processes('web')).toContain(other);
  // Of those who were being answered by it nobody knows.
  expect(answers.filter(({ status }) => status !== 201 && status !== 0)).toEqual([]);
  const acknowledged = answers.filter(({ status }) => status === 201).length;
  expect(await stored(server)).toBeGreaterThanOrEqual(acknowledged);
});

test('without the process that owns the store all of them end', async () => {
  await using server = await startSeveral();
  const webs = server.processes('web');
  process.kill(server.processes('store')[0]!, 'SIGKILL');
  await expect.poll(() => server.exitCode()).toBe(1);
  for (const id of webs) await expect.poll(() => isThere(id)).toBe(false);
});

test('SIGHUP brings the next version in: no request is refused and no lead is lost', async () => {
  await using server = await startSeveral();
  const before = server.processes('web');
  const answers = await sendLeadsDuring(server, async () => {
    process.kill(server.pid, 'SIGHUP');
    await expect.poll(() => server.processes('web').filter((id) => before.includes(id))).toEqual([]);
  });
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await stored(server)).toBe(answers.length);
  expect(server.processes('web')).toHaveLength(2);
});
