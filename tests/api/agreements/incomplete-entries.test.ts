import { expect, test } from 'vitest';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { checkAgreements, loadAgreements } from '../../../server/documents/check-agreements';
import { dropKeptAgreements } from '../../../server/documents/holdings';
import { readAttached } from '../../../server/documents/pdf/attached-record';
import { readList } from '../../../server/documents/pdf/earlier-list';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { day } from '../../../shared/durations';
import type { AgreementEntry } from '../../../shared/schemas/consent';
import { completeAgreement } from '../../support/complete-agreement';
import { listedInfo } from '../../support/ledger/listed-info';
import { shareAgreements } from '../../support/share-house';
import type { TestApp } from '../../support/start-app';

const shared = shareAgreements();

const findProblems = async ({ models, consents: { personKeys } }: TestApp) => {
  const before = await loadAgreements(models);
  const { records } = await loadLedger({ models, personKeys });
  const after = await loadAgreements(models);
  return checkAgreements(records, { before, after }).map(({ why }) => why);
};

test('entries of a signed agreement that were left out, doubled, reordered or taken from another one are named', async () => {
  const house = await shared();
  const { file, entries } = await completeAgreement(house);
  const other = await completeAgreement(house);
  const findings = (some: typeof entries) => checkAgreement(file, { entries: some }).findings;
  expect(findings(entries)).toEqual([]);
  expect(readAttached(file)).toMatchObject({
    ...{ findings: [], level: 'B-B', isSpecimen: false, events: { length: entries.length } },
  });
  const steps = new Set(entries.map(({ record }) => (record as AgreementEntry).step));
  expect(steps.size).toBeGreaterThan(7);
  for (const [place, { record }] of entries.entries()) {
    const { id, step } = record as AgreementEntry;
    const remaining = entries.filter((_, index) => index !== place);
    expect(findings(remaining), `${step} left out`).toContainEqual(
      expect.stringContaining(`The entry of event ${id.replace('agreement-', '')} (${step}`),
    );
    expect(findings([...entries, entries[place]!]), `${step} twice`).toContainEqual(
      expect.stringContaining(`${id.replace('agreement-', '')} stands twice`),
    );
  }
  const missing = findings(entries.slice(-1)).filter((why) => why.endsWith('is missing.'));
  expect(missing).toHaveLength(entries.length - 1);
  expect(findings([...entries.slice(0, -1), other.entries[2]!, entries.at(-1)!])).toEqual(
    expect.arrayContaining([
      expect.stringContaining('is of another document'),
      'The entries are not in the order in which this PDF lists their events.',
    ]),
  );
  expect(findings([...entries].reverse())).toContain(
    'The entries are not in the order in which this PDF lists their events.',
  );
});

test('an event that was taken out of the database hides neither its entry nor itself', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { id, file, entries } = await completeAgreement(house);
  expect(await findProblems(app)).toEqual([]);
  const { record } = entries.find((one) => (one.record as AgreementEntry).step === 'consented')!;
  const event = record.id.replace('agreement-', '');
  const doc = (await app.models.agreements.findById(id).lean())!;
  const events = doc.events.filter((one) => String(one._id) !== event);
  await app.models.agreements.updateOne({ _id: id }, { $set: { events } });
  expect((await app.models.agreements.findById(id).lean())!.events).toHaveLength(entries.length - 1);
  expect(await findProblems(app)).toEqual([`the event consented was taken out of the agreement ${id}`]);
  const now = (await admin.get(`/api/agreements/${id}/entries`)).body;
  expect(checkAgreement(file, { entries: now }).findings).toEqual([]);
  expect(now).toHaveLength(entries.length);
});

test('an event that the ledger does not have, or has otherwise, is named; one whose work waits is not', async () => {
  const house = await shared();
  const { app } = house;
  const { id } = await completeAgreement(house);
  const doc = (await app.models.agreements.findById(id).lean())!;
  const [first, second, ...rest] = doc.events;
  const at = new Date(first!.at.getTime() - 30 * day);
  const forged = { ...second!, _id: id as never, step: 'asked' as const };
  await app.models.agreements.updateOne(
    { _id: id },
    { $set: { events: [{ ...first!, at }, { ...second!, by: 'Nobody' }, ...rest, forged] } },
  );
  expect(await findProblems(app)).toEqual([
    `the agreement has another time than the ledger: sent of the agreement ${id}`,
    `the agreement has another person than the ledger: ${second!.step} of the agreement ${id}`,
    `the ledger has no entry of the event asked of the agreement ${id}`,
  ]);
  await app.models.agreements.updateOne({ _id: id }, { $set: { events: doc.events } });
  await house.send();
  expect(await findProblems(app)).toEqual([]);
});

test('an agreement that was taken out of the database is named, and one that went with its lead or its years is not', async () => {
  const house = await shared();
  const { app, lead, clock } = house;
  const { id } = await completeAgreement(house);
  const waiting = await house.send();
  await app.outbox.run();
  await app.consents.sealAll();
  const agreement = (await app.models.agreements.findById(waiting.id).lean())!;
  await app.models.agreements.deleteOne({ _id: waiting.id });
  const gone = await findProblems(app);
  expect(gone).toHaveLength(agreement.events.length);
  for (const why of gone)
    expect(why).toContain(`the agreement ${waiting.id} is gone, and no log says that it was let go of`);
  await app.models.agreements.create(agreement);
  await app.models.clients.deleteOne({ _id: lead });
  await dropKeptAgreements(app);
  expect(await app.models.agreements.findById(waiting.id)).toBeNull();
  expect(await findProblems(app)).toEqual([]);
  clock.time += 8 * 365 * day;
  await dropKeptAgreements(app);
  expect(await app.models.agreements.findById(id)).toBeNull();
  expect(await findProblems(app)).toEqual([]);
});

test('an agreement that was signed while the clock stood 30 days back is named by its entries', async () => {
  const house = await shared();
  const { clock } = house;
  await completeAgreement(house);
  clock.time -= 30 * day;
  const { file, entries } = await completeAgreement(house);
  const { findings } = checkAgreement(file, { entries });
  expect(findings).toHaveLength(entries.length);
  expect(findings[0]).toMatch(/says .*, and the first head that covers it is of .*: more than a day later/);
});

test('a clock that goes back between two steps gives no step an older time than the one before', async () => {
  const house = await shared();
  const { clock } = house;
  const { id, tokens } = await house.send();
  clock.time -= 30 * day;
  await house.app.anyone.get(`/sign/${tokens[0]}`);
  await house.admin.mutate('agreements.sendAgain', { id, signer: (await house.agreement(id)).signers[0].id });
  const times = (await house.agreement(id)).events.map(({ at }: { at: string }) => at);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual([...times].sort());
});

test('a list of events of more than one text is read whole, and one that stands in the file twice is refused', () => {
  const events = Array.from({ length: 900 }, (_, place) => ({
    id: String(place).padStart(24, '0'),
    at: '2026-12-01T12:00:00.000Z',
    step: 'marked',
  }));
  const info = listedInfo({ events, level: 'B-T' });
  const file = Object.entries(info)
    .map(([name, text], place) => `/${name} ${place + 1} 0 R\n${place + 1} 0 obj\n(${text})\nendobj`)
    .join('\n');
  expect(readList(Buffer.from(`x\n${file}\n`))).toEqual({ events, level: 'B-T', isSpecimen: false });
  expect(readList(Buffer.from(`x\n${file}\n/LanternLevel 9 0 R`))).toBe('unreadable');
  expect(readList(Buffer.from(file.replace('/LanternEvents2 ', '/Other ')))).toBe('unreadable');
  expect(readList(Buffer.from('%PDF'))).toBeUndefined();
});
