import { expect, test } from 'vitest';
import type { Answer } from '../support/caller';
import {
  type Call,
  calls,
  documents,
  isForStaff,
  isWrite,
  name,
  send,
  sendForbidden,
  toJson,
  undocumented,
} from '../support/contract/calls';
import { fullerAnswers, makeWorld, stories, type World } from '../support/contract/stories';
import { startApp } from '../support/start-app';

type Provoke = (world: World, call: Call) => Promise<Answer>;

const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
const plain: Provoke = ({ admin }, call) => send(admin, call);

/**
 * Ways to make any operation respond with a status, from the document alone; where that is not enough, there is a
 * story.
 */
const ways: Record<number, Provoke> = {
  200: plain,
  201: plain,
  202: plain,
  204: plain,
  400: ({ admin, seller }, call) =>
    sendForbidden(isForStaff(call) || !call.path.startsWith('/posts') ? admin : seller.by, call),
  401: ({ site }, call) => send(site, call),
  // Staff with a lesser role may not read it; a write is refused if another site makes a browser send it.
  403: ({ admin, user }, call) =>
    isWrite(call) ? send(admin, call, { headers: crossSite }) : send(user, call),
  404: plain,
  409: plain,
  412: plain,
  413: ({ admin }, call) => send(admin, call, { body: JSON.stringify({ more: 'x'.repeat(110_000) }) }),
  415: ({ admin }, call) => send(admin, call, { body: '{}', headers: { 'Content-Type': 'text/plain' } }),
  422: plain,
  428: plain,
};

/** The problems with the responses of every operation that documents a status. */
const problemsWith = async (status: number, provoke: (call: Call) => Promise<Answer>) => {
  const wrong: string[] = [];
  // Deletions come last.
  const documented = calls.filter((call) => documents(call, status)).toSorted((a, b) => order(a) - order(b));
  for (const call of documented) {
    const answer = await provoke(call);
    if (answer.status !== status) wrong.push(`${name(call)}: ${answer.status} instead of ${status}`);
    wrong.push(...undocumented(call, answer));
  }
  return wrong;
};
const order = ({ path, verb }: Call) => Number(verb === 'DELETE') + 2 * Number(/logout|password/.test(path));

test.each(Object.keys(ways).map(Number))(
  'each operation that documents %i answers it, as documented',
  async (status) => {
    await using app = await startApp();
    const world = await makeWorld(app);
    const provoke = (call: Call) => stories[`${name(call)} ${status}`]?.(world) ?? ways[status]!(world, call);
    expect(await problemsWith(status, provoke)).toEqual([]);
  },
  90_000,
);

test('beyond the limit each operation says 429 and when to come again', async () => {
  await using app = await startApp({ limits: true });
  while ((await app.anyone.get('/api/ip')).status !== 429);
  expect(await problemsWith(429, (call) => send(app.anyone, call))).toEqual([]);
}, 90_000);

test('when something of ours breaks each operation says 500, and nothing of what broke', async () => {
  let isBroken = false;
  const limitClock = () => {
    if (isBroken) throw new Error('the clock broke');
    return performance.now();
  };
  await using app = await startApp({ limits: true, limitClock });
  isBroken = true;
  const answers: Answer[] = [];
  const provoke = async (call: Call) => {
    answers.push(await send(app.anyone, call));
    return answers.at(-1)!;
  };
  expect(await problemsWith(500, provoke)).toEqual([]);
  expect(answers.filter(({ text }) => text.includes('clock'))).toEqual([]);
}, 90_000);

test('while the database is not open each operation says 503 and when to come again', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await using app = await startApp({ opened });
  const answers = new Map(
    await Promise.all(calls.map(async (call) => [call, await send(app.anyone, call)] as const)),
  );
  open();
  expect(await problemsWith(503, async (call) => answers.get(call)!)).toEqual([]);
}, 90_000);

test('each documented status is provoked here, and each story is of one that is documented', () => {
  const provoked = new Set([...Object.keys(ways), '429', '500', '503']);
  const documented = calls.flatMap(({ operation }) => Object.keys(operation.responses));
  expect([...new Set(documented)].filter((status) => !provoked.has(status))).toEqual([]);
  const expected = new Set(
    calls.flatMap((call) => Object.keys(call.operation.responses).map((status) => `${name(call)} ${status}`)),
  );
  expect(Object.keys(stories).filter((one) => !expected.has(one))).toEqual([]);
});

test('what each operation answers to what the document allows, and to an empty body, is documented, and never a 5xx', async () => {
  await using app = await startApp();
  const { admin, seller } = await makeWorld(app);
  for (const by of [admin, seller.by])
    for (const call of calls.toSorted((a, b) => order(a) - order(b))) {
      if (/logout|password|second-factor/.test(call.path)) continue;
      if (call.operation.requestBody && !toJson(call)) continue;
      for (const body of toJson(call) ? ['{}', ''] : ['']) {
        const answer = await send(by, call, body ? { body } : {});
        expect([name(call), answer.status < 500, undocumented(call, answer)]).toEqual([name(call), true, []]);
      }
    }
}, 90_000);

test('lists with something in them, whole records and more refusals are as documented, too', async () => {
  await using app = await startApp();
  const world = await makeWorld(app);
  for (const [operation, status, tell] of fullerAnswers) {
    const answer = await tell(world);
    const call = calls.find((one) => name(one) === operation)!;
    expect([operation, answer.status, undocumented(call, answer)]).toEqual([operation, status, []]);
  }
}, 90_000);

test('a database that is away is answered as the document says', async () => {
  await using app = await startApp();
  await app.connection.close();
  for (const call of calls.filter((one) => ['clients-create', 'services-list'].includes(name(one)))) {
    const answer = await send(app.anyone, call);
    expect([answer.status, undocumented(call, answer)]).toEqual([503, []]);
  }
});
