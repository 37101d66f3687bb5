import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { finishErasures } from '../../../server/privacy/erasures/erase-person';
import type { Scorecard } from '../../../shared/schemas/scorecard';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Counts by hand: the response to each post, by its day, campaign and case type. */
type Sent = { day: string; campaign: string; caseType: string; outcome: string; reason: string | null };

const total = (sent: Sent[], outcome: string) => sent.filter((one) => one.outcome === outcome).length;
const countByHand = (sent: Sent[]) => ({
  posted: sent.length,
  accepted: total(sent, 'accepted'),
  duplicate: total(sent, 'duplicate'),
  rejected: total(sent, 'rejected'),
});

const expectSums = (card: Scorecard, sent: Sent[]) => {
  expect(card).toMatchObject(countByHand(sent));
  const reasons: Record<string, number> = {};
  for (const { outcome, reason } of sent)
    if (outcome === 'rejected') reasons[reason!] = (reasons[reason!] ?? 0) + 1;
  expect(card.byReason).toEqual(reasons);
  for (const one of card.days)
    expect(one).toEqual({ day: one.day, ...countByHand(sent.filter((post) => post.day === one.day)) });
  for (const { campaign, caseType, ...sums } of card.groups)
    expect(sums).toMatchObject(
      countByHand(sent.filter((post) => post.campaign === campaign && post.caseType === caseType)),
    );
  const groups = new Set(sent.map(({ campaign, caseType }) => `${campaign} ${caseType}`));
  expect(card.groups).toHaveLength(groups.size);
};

test('the sums of a hundred mixed posts match a count by hand, even after the posts are deleted', async () => {
  const start = Date.UTC(2026, 9, 1);
  let time = start;
  await using app = await startApp({ now: () => time });
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { caseTypes: ['1', '2'], states: ['CA'] });
  const other = await makeVendor(app, admin, { name: 'Other' });
  await app.outbox.start();
  await app.outbox.run();
  const sent: Sent[] = [];
  for (let at = 0; at < 100; at++) {
    time = start + at * 3 * hour;
    const campaign = ['', 'spring', 'autumn'][at % 3]!;
    const caseType = at % 11 === 0 ? '3' : String(1 + (at % 2));
    const person = at % 7 === 6 ? at - 1 : at;
    const post = make.client({
      email: at % 5 === 4 ? 'none' : `p${person}@example.com`,
      phoneNumber: `x${person}`,
      caseType: at % 7 === 6 ? String(1 + ((at - 1) % 2)) : caseType,
      ...(campaign && { campaign }),
      ...(at % 13 === 0 && { state: 'NY' }),
    });
    const { body, status } = await by.post('/api/clients', post);
    expect([at, status < 500]).toEqual([at, true]);
    sent.push({
      day: new Date(time).toISOString().slice(0, 10),
      campaign,
      caseType: post.caseType,
      outcome: body.outcome,
      reason: body.reasonCode,
    });
    if (at % 50 === 0) await other.by.post('/api/clients', post);
  }
  expect(new Set(sent.map(({ reason }) => reason))).toEqual(
    new Set([null, 'DUPLICATE', 'INVALID_FIELD', 'STATE_NOT_ACCEPTED', 'CASE_TYPE_CLOSED']),
  );
  const read = async (): Promise<Scorecard> =>
    (await (await app.signInAsAdmin()).get(`/api/vendors/${id}/scorecard?from=2026-10-01&to=2026-10-31`))
      .body;
  const before = await read();
  expectSums(before, sent);

  // First half of the days are deleted, then all; a lead that staff delete still counts as accepted.
  for (const passed of [36, 60]) {
    time = start + passed * day;
    await app.outbox.run();
    const later = await read();
    expectSums(later, sent);
    expect(later).toEqual(before);
  }
  // The deletion may be running in the background already.
  await eventually(() => app.models.refusedSubmissions.countDocuments({ vendorId: id })).toBe(0);
  expect(await app.models.daySums.countDocuments({ vendorId: id })).toBe(13);
  const [lead] = await app.models.clients.find({ vendorId: id }).limit(1).lean();
  const gone = await (await app.signInAsAdmin()).delete(`/api/clients/${lead!._id}`);
  expect(gone.status).toBe(204);
  expect((await read()).accepted).toBe(before.accepted);
});

test('sums that were written before their posts went are not written again, and nothing is counted twice', async () => {
  let time = Date.UTC(2026, 9, 1, 12);
  await using app = await startApp({ now: () => time });
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await app.outbox.start();
  await app.outbox.run();
  for (const name of ['a', 'b', 'c']) await by.post('/api/clients', make.client({ email: name }));
  // A server that died between the sums and the posts: the sums exist, and one of the posts is gone.
  await app.models.daySums.create({
    _id: `${id}:2026-10-01`,
    vendorId: id,
    day: '2026-10-01',
    posts: [{ campaign: '', caseType: '1', kind: 'rejected', reason: 'INVALID_FIELD', count: 3 }],
  });
  await app.models.refusedSubmissions.deleteOne({ vendorId: id });
  const read = async () =>
    (await (await app.signInAsAdmin()).get(`/api/vendors/${id}/scorecard?from=2026-10-01&to=2026-10-02`)).body
      .rejected;
  expect(await read()).toBe(3);
  time += 40 * day;
  await app.outbox.run();
  expect([await read(), await app.models.refusedSubmissions.countDocuments()]).toEqual([3, 0]);
});

test('no later change, merge, replay or deletion alters how posts were answered, until a lead is removed for good', async () => {
  let time = Date.UTC(2026, 9, 1, 12);
  await using app = await startApp({ now: () => time });
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 20 });
  const send = async (name: string, more: object = {}) =>
    (await by.post('/api/clients', make.client({ email: `${name}@example.com`, phoneNumber: name, ...more })))
      .body.id;
  const [changed, merged, deleted, erased] = [
    await send('a'),
    await send('b'),
    await send('c'),
    await send('d'),
  ];
  await send('e', { firstName: '' });
  const read = async (): Promise<Scorecard> =>
    (await (await app.signInAsAdmin()).get(`/api/vendors/${id}/scorecard?from=2026-10-01&to=2026-10-31`))
      .body;
  const answered = ({ posted, accepted, rejected, byReason, days, groups }: Scorecard) => ({
    sums: { posted, accepted, rejected, byReason },
    days,
    groups: groups.map((group) => [group.caseType, group.posted, group.accepted, group.rejected]),
  });
  const first = await read();
  expect(answered(first)).toMatchObject({
    sums: { posted: 5, accepted: 4, rejected: 1, byReason: { MISSING_FIELD: 1 } },
    groups: [['1', 5, 4, 1]],
  });

  await admin.put(`/api/clients/${changed}`, { caseType: '5', status: 'Signed' });
  await admin.mutate('clients.merge', {
    into: { id: changed, version: 1 },
    from: { id: merged, version: 0 },
    take: [],
  });
  await admin.delete(`/api/clients/${deleted}`);
  const [refused] = await app.models.refusedSubmissions.find({ vendorId: id }).lean();
  const replayed = await admin.post(`/api/intake/refused/${refused!._id}/replay`, {
    changes: { firstName: 'Eva' },
  });
  expect(replayed.body.outcome).toBe('accepted');
  const later = await read();
  expect(answered(later)).toEqual(answered(first));
  expect(later).toMatchObject({ takenIn: 1, contacted: 1, signed: 1, merged: 1, deleted: 1, cost: 100 });

  await app.models.erasures.create({
    _id: new Types.ObjectId(),
    askedBy: '1'.repeat(24),
    at: new Date(time),
    leads: [erased],
    refused: [],
    state: 'agreed',
  });
  await finishErasures(app);
  time += 60 * day;
  await app.outbox.start();
  await app.outbox.run();
  await eventually(() =>
    app.models.clients.countDocuments({ vendorId: id }).setOptions({ withDeleted: true }),
  ).toBe(2);
  await eventually(() => app.models.refusedSubmissions.countDocuments({ vendorId: id })).toBe(0);
  // The leads that are gone for good, and only they, count no longer.
  expect(await read()).toMatchObject({ posted: 2, accepted: 1, takenIn: 1, signed: 1, deleted: 0, cost: 40 });
});

test('a lead that was returned is counted, and costs nothing', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 20, returnReasons: ['Wrong number'] });
  const sent = await by.post('/api/clients', make.client());
  await by.post('/api/clients', make.client({ email: 'b@example.com', phoneNumber: 'b' }));
  const back = await admin.post(`/api/clients/${sent.body.id}/return`, { reason: 'Wrong number' });
  expect(back.status).toBe(200);
  const { body } = await admin.get(`/api/vendors/${id}/scorecard`);
  expect(body).toMatchObject({ posted: 2, accepted: 2, returned: 1, cost: 20 });
});

test('the file of a scorecard has a row for each campaign and case type, and no formula', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 12.5 });
  const lead = (name: string, campaign: string) =>
    make.client({ email: `${name}@example.com`, phoneNumber: name, campaign });
  await by.post('/api/clients', lead('a', '=HYPERLINK("http://x")'));
  await by.post('/api/clients', lead('b', 'spring'));
  await by.post('/api/clients', { ...lead('c', 'spring'), firstName: '' });
  const file = await admin.get(`/api/vendors/${id}/scorecard.csv`);
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename=scorecard.csv',
  ]);
  const [head, ...rows] = file.text.trim().split('\r\n');
  expect(head).toBe(
    'from,to,campaign,caseType,posted,accepted,duplicate,rejected,test,returned,contacted,signed,cost,costPerSigned,medianMinutesToContact,certificateShare,takenIn,merged,deleted,MISSING_FIELD',
  );
  expect(rows.map((row) => row.split(',').slice(2).join(','))).toEqual([
    'spring,1,2,1,0,1,0,0,0,0,12.5,,,0,0,0,0,1',
    expect.stringMatching(/^"'=HYPERLINK/),
  ]);
  const one = await admin.get(`/api/vendors/${id}/scorecard.csv?campaign=spring`);
  expect(one.text.trim().split('\r\n')).toHaveLength(2);
  expect((await admin.get(`/api/vendors/${id}/scorecard.csv?from=yesterday`)).status).toBe(400);
});
