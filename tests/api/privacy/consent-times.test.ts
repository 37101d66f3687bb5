import { expect, test } from 'vitest';
import { newLead } from '../../../server/intake/new-lead';
import { findCertificate, readNodes } from '../../../server/proof/certificate';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { getRoot, wholeParts } from '../../../server/proof/ledger/merkle';
import { timesOfCertificate } from '../../../server/proof/ledger/times';
import type { HeadDoc } from '../../../server/proof/ledger.model';
import { day } from '../../../shared/durations';
import { consented } from '../../support/consented';
import { startApp, type TestApp } from '../../support/start-app';

const withClock = async () => {
  const clock = { time: Date.parse('2026-12-01T12:00:00Z') };
  const app = await startApp({ now: () => clock.time });
  const send = async (email: string): Promise<string> => {
    const { id } = (await app.anyone.post('/api/clients', consented({ email }))).body;
    await app.consents.sealAll();
    clock.time += 60_000;
    return id;
  };
  return { app, clock, send };
};

const findProblems = async ({ models, consents: { personKeys } }: TestApp) =>
  checkLedger(await loadLedger({ models, personKeys })).map(({ what, why }) => `${what}: ${why}`);

const heads = ({ models }: TestApp) => models.ledgerHeads.find().sort({ _id: 1 }).lean<HeadDoc[]>();

const findCertificates = async ({ models }: TestApp, clientId: string) => {
  const doc = await models.consents.findOne({ clientId }).lean();
  return (await findCertificate(models, doc!))!;
};

test('an answer that was given while the clock stood 30 days back is named, and no head is older than the one before', async () => {
  const { app, clock, send } = await withClock();
  await using _ = app;
  await send('maria@example.com');
  expect(await findProblems(app)).toEqual([]);
  const before = clock.time;
  clock.time -= 30 * day;
  const id = await send('ana@example.com');
  const late = expect.stringMatching(
    /^time: it says 2026-11-01.* and the head before it, .* is of 2026-12-01/,
  );
  expect(await findProblems(app)).toEqual([late]);
  expect(timesOfCertificate(await findCertificates(app, id)).findings).toEqual([
    expect.stringContaining('more than a day later'),
  ]);
  const times = (await heads(app)).map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort());
  clock.time = before;
  await send('eva@example.com');
  expect(await findProblems(app)).toEqual([late]);
});

test('the check reports a head that the key’s owner signed with an older time, and an entry later than its head', async () => {
  const { app, send } = await withClock();
  await using _ = app;
  const { models, consents } = app;
  await send('maria@example.com');
  const id = await send('ana@example.com');
  const [head] = (await heads(app)).slice(-1);
  const rootHash = getRoot(head!._id, await readNodes(models, wholeParts({ start: 0, size: head!._id })));
  const timestamp = '2026-11-20T12:00:00.000Z';
  const signature = consents.signer.sign({ treeSize: head!._id, rootHash, timestamp });
  await models.ledgerHeads.updateOne({ _id: head!._id }, { $set: { timestamp, signature } });
  expect(await findProblems(app)).toEqual([
    expect.stringMatching(/^time: its head is of 2026-11-20.*, before the head before it, of 2026-12-01/),
    expect.stringMatching(/^time: it says 2026-12-01.*, and the head that covers it is of 2026-11-20/),
  ]);
  expect(timesOfCertificate(await findCertificates(app, id)).findings).toEqual([
    expect.stringMatching(/^it says 2026-12-01.*, and the first head that covers it is of 2026-11-20/),
  ]);
});

test('clocks that differ by less than five minutes are in order', async () => {
  const { app, clock, send } = await withClock();
  await using _ = app;
  await send('maria@example.com');
  clock.time -= 4 * 60_000;
  await send('ana@example.com');
  expect(await findProblems(app)).toEqual([]);
});

test('a stamp that a certificate claims and that was taken out is named', async () => {
  const { app, send } = await withClock();
  await using _ = app;
  const certificate = await findCertificates(app, await send('maria@example.com'));
  const { covering } = certificate;
  expect(timesOfCertificate({ ...certificate, stamped: covering }).findings).toEqual([
    'it claims an outside timestamp, and the timestamp is missing',
  ]);
});

test('a lead that arrived long ago and is accepted now shows both times, and is not a back-dated answer', async () => {
  const { app, clock, send } = await withClock();
  await using _ = app;
  await send('maria@example.com');
  const lead = newLead({
    caller: { kind: 'anonymous', ip: '' },
    input: { ...consented({ email: 'old@example.com' }) } as never,
    preset: { createdAt: new Date('2026-10-01T12:00:00Z') },
    now: () => clock.time,
  });
  expect(lead.consent).toMatchObject({
    sentAt: '2026-10-01T12:00:00.000Z',
    enteredAt: new Date(clock.time).toISOString(),
  });
  await app.models.clients.create(lead);
  await app.consents.sealAll();
  expect(await findProblems(app)).toEqual([]);
});
