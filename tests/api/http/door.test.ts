import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { chance, malformed } from '../../support/malformed';
import { sized } from '../../support/size';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const requests = sized(300);

type Below = (most: number) => number;
/** `isCut`: fewer bytes than announced. */
type Odd = { bytes: Buffer; isCut: boolean };
/** The key and the session of one of the two servers. */
type Own = { key: string; cookie: string };

const paths = [
  ...Array<string>(10).fill('/api/clients'),
  ...['/api/clients/', '/API/clients', '/api/Clients', '/api/clients?x=1', '/api/clients?limit=2'],
  ...['/api/clients?limit=zz', '/api/clients?limit=2&limit=3', '/api/clients?page=2&search=lopez'],
  ...['//api/clients', '/api/client%73', 'http://localhost/api/clients', '/api/clients/x', '/healthz'],
];
const methods = [...Array<string>(8).fill('POST'), 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const headers = (own: Own) => [
  'Expect: 100-continue',
  'Expect: more',
  'Content-Encoding: gzip',
  'Content-Encoding: br',
  'Content-Type: application/json',
  'Host: other.example',
  'Authorization: Bearer lk_unknown',
  'X-Api-Key: ',
  ...[1, 2, 3].map(() => `Authorization: Bearer ${own.key}`),
  `X-Api-Key: ${own.key}`,
  ...[1, 2, 3].map(() => `Cookie: ${own.cookie}`),
  'Cookie: session=unknown; a=b',
  'Origin: https://other.example',
  'Origin: http://localhost',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: 203.0.113.9',
  'X-Forwarded-For: 203.0.113.9, 198.51.100.4',
  'X-Forwarded-For: [2001:db8::1]:80',
  'X-Forwarded-For: unknown',
  'X-Forwarded-Proto: https',
  'Idempotency-Key: one',
  `Idempotency-Key: ${'k'.repeat(300)}`,
  'Accept: text/html',
  'User-Agent: odd/1',
];

const createOdd = (below: Below, own: Own, number: number): Odd => {
  const pick = <One>(all: readonly One[]): One => all[below(all.length)]!;
  const [method, path, version] = [pick(methods), pick(paths), below(12) === 0 ? '1.0' : '1.1'];
  const odd = malformed(below);
  const isGood = below(2) === 0;
  const text = isGood ? JSON.stringify(make.client({ email: `${number}@example.com` })) : odd.body;
  const size = below(40) === 0 ? ' '.repeat(110_000) : '';
  const plain = Buffer.from(text + size);
  const body = below(8) === 0 ? gzipSync(plain) : plain;
  const isChunked = below(6) === 0;
  const isShort = below(25) === 0;
  const length = isShort ? body.length + 5 : body.length;
  const lines = [
    `${method} ${path} HTTP/${version}`,
    ...(below(30) === 0 ? [] : ['Host: localhost']),
    'Connection: close',
    ...(below(12) === 0
      ? []
      : [`Content-Type: ${isGood ? 'application/json' : odd.headers['Content-Type']}`]),
    ...Array.from({ length: below(4) }, () => pick(headers(own))),
    ...(below(15) === 0 ? [] : [isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`]),
  ];
  const end = Buffer.from('\r\n0\r\n\r\n');
  const sent = isChunked ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, end] : [body];
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), ...sent]);
  const isAborted = below(15) === 0;
  return {
    bytes: isAborted ? bytes.subarray(0, bytes.length - 1 - below(body.length)) : bytes,
    isCut: isAborted || isShort,
  };
};

/** Leaves out what is random or the time. */
const steady = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, '<uuid>')
    .replace(/\b[0-9a-f]{32}\b|\b[0-9a-f]{24}\b/g, '<id>')
    .replace(/"[\w~-]{22,23}"/g, '"<hash>"')
    .replace(/^Date: .*$/gm, 'Date: <now>')
    .replace(/"ms":\d+/g, '"ms":0');

const start = async () => {
  const now = () => Date.parse('2026-11-24T15:00:00Z');
  const app = await startApp({ limits: true, limitClock: () => 0, now, trustProxy: 'loopback' });
  const admin = await app.signInAsAdmin();
  const { key } = await makeVendor(app, admin);
  app.logged.length = 0;
  return Object.assign(app, { own: { key, cookie: admin.headers.cookie! } });
};

type Server = Awaited<ReturnType<typeof start>>;

/** Sends bytes; what comes back is read at any time. */
const sendBytes = ({ url }: TestApp, { bytes }: Odd) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const hangUp = () => {
    socket.destroy();
    return closed;
  };
  return { answer: () => steady(Buffer.concat(pieces).toString('latin1')), closed, hangUp };
};

/** Resolves when a server had the time for three calls, one after the other, that came later. */
const askLater = async ({ url, own }: Server) => {
  for (let times = 0; times < 3; times++)
    await (await fetch(`${url}/api/clients?limit=1`, { headers: { cookie: own.cookie } })).arrayBuffer();
};

/**
 * The answers of two servers to the same bytes. If bytes that were announced never come, a server answers without them
 * or not at all; what one of them answers is waited for at the other, and then we hang up.
 */
const askBoth = async (servers: Server[], odds: Odd[]): Promise<string[]> => {
  const sent = servers.map((server, at) => sendBytes(server, odds[at]!));
  const answers = () => sent.map(({ answer }) => answer());
  const allClosed = Promise.all(sent.map(({ closed }) => closed));
  if (!odds[0]!.isCut) await allClosed;
  else {
    await Promise.race([allClosed, Promise.all(servers.map(askLater))]);
    await eventually(() => new Set(answers()).size).toBe(1);
    await Promise.all(sent.map(({ hangUp }) => hangUp()));
  }
  return answers();
};

const stored = async ({ models }: TestApp) => {
  // Duplicates are marked later.
  const leads = await models.clients.find().select({ duplicateOf: 0 }).sort({ _id: 1 }).lean();
  const refused = await models.refusedSubmissions.find().sort({ _id: 1 }).lean();
  return {
    leads: leads.map((lead) => steady(JSON.stringify(lead))),
    refused: refused.map(({ kind, reason, vendorId }) => [kind, reason, vendorId && 'vendor']),
  };
};

class TooBusy extends Error {}

/** Compares both ways on new servers; a store that was too busy to confirm something says nothing about them. */
const compare = async () => {
  await using door = await start();
  await using plain = await start();
  Object.assign(plain.app, { handle: (express.application as unknown as { handle: unknown }).handle });
  const [first, second] = [chance(20_261_129), chance(20_261_129)];
  const statuses = new Set<string>();
  for (let number = 0; number < requests; number++) {
    const odds = [createOdd(first, door.own, number), createOdd(second, plain.own, number)];
    const answers = await askBoth([door, plain], odds);
    if (answers.some((answer) => /^HTTP\/1\.1 503 /m.test(answer))) throw new TooBusy();
    const [atDoor, atExpress] = answers;
    expect([odds[0]!.bytes.toString('latin1'), atDoor]).toEqual([expect.anything(), atExpress]);
    statuses.add(/^HTTP\/1\.1 (?:100[\s\S]*HTTP\/1\.1 )?(\d+)/.exec(atDoor!)?.[1] ?? 'none');
  }
  expect([...statuses]).toEqual(expect.arrayContaining(['200', '201', '400', '401', '403', '413', '415']));
  await eventually(() => door.logged.length === plain.logged.length).toBe(true);
  const lines = (app: TestApp) => app.logged.map((line) => steady(JSON.stringify(line))).sort();
  expect(lines(door)).toEqual(lines(plain));
  const documents = await stored(door);
  expect(documents).toEqual(await stored(plain));
  expect(documents.leads.length).toBeGreaterThan(10);
};

test(`${requests} odd requests get the same answers, log lines and documents at the door as from Express`, async () => {
  for (let tries = 3; ; tries--)
    try {
      return await compare();
    } catch (error) {
      if (!(error instanceof TooBusy) || tries === 1) throw error;
    }
});
