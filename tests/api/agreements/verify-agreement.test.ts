import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { dropKeptAgreements } from '../../../server/documents/holdings';
import { collectPerson } from '../../../server/privacy/person/export-person';
import { loadPerson } from '../../../server/privacy/person/person';
import type { Certificate } from '../../../shared/schemas/consent';
import { openAgreements } from '../../support/agreements';
import { completeAgreement } from '../../support/complete-agreement';
import { startReceiver } from '../../support/mail/receiver';
import { shareAgreements } from '../../support/share-house';
import { runLantern } from '../../support/store/embedded-store';

const shared = shareAgreements();

const staff = {
  kind: 'staff',
  ip: '',
  sessionId: '',
  provenAt: 0,
  user: {
    id: '665f1f77bcf86cd799439011',
    username: 'admin',
    firstName: 'Dana',
    lastName: 'W',
    role: 'admin',
  },
} as const;

test('a signed PDF and its entries are checked without the product, and what is not theirs is noticed', async () => {
  const house = await shared();
  const { id, file } = await completeAgreement(house);
  const other = await completeAgreement(house);
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body as Certificate[];
  expect(entries.length).toBeGreaterThan(8);
  const { findings, said } = checkAgreement(file, { entries });
  expect(findings).toEqual([]);
  const fingerprint = said.at(-1)!.split(': ')[1]!;
  expect(checkAgreement(file, { fingerprint }).findings).toEqual([]);
  expect(checkAgreement(file, { fingerprint: '00' }).findings).toHaveLength(1);
  expect(checkAgreement(other.file, { entries }).findings).toContain(
    'The ledger names another file than this one.',
  );
  expect(checkAgreement(Buffer.concat([file, Buffer.from('\n%')]), {}).findings).toHaveLength(1);
  const changed = Buffer.from(file);
  changed[2000] = changed[2000]! ^ 1;
  expect(checkAgreement(changed, {}).findings).toEqual(['This PDF is not as it was sealed.']);
});

test('the command says that a signed PDF and its entries hold, and ends with an error where one of them was changed', async () => {
  const house = await shared();
  const { id, file } = await completeAgreement(house);
  const folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  const entries = (await house.admin.get(`/api/agreements/${id}/entries`)).body;
  writeFileSync(at('signed.pdf'), file);
  writeFileSync(at('entries.json'), JSON.stringify(entries));
  writeFileSync(at('keys.json'), JSON.stringify((await house.app.anyone.get('/api/consent/keys')).body));
  const verify = async (...args: string[]) => {
    const { ended, printed, errors } = await runLantern(['verify', ...args]);
    return { status: await ended, stdout: printed(), stderr: errors() };
  };
  const command = (pdf: string, entriesFile: string) =>
    verify(at(pdf), '--entries', at(entriesFile), '--keys', at('keys.json'));
  const whole = await command('signed.pdf', 'entries.json');
  expect([whole.status, whole.stdout]).toEqual([0, expect.stringContaining(`${entries.length} entries`)]);
  const unknown = await verify(at('signed.pdf'));
  expect([unknown.status, unknown.stdout]).toEqual([2, expect.stringContaining('an unknown certificate')]);
  const changed = Buffer.from(file);
  changed[2000] = changed[2000]! ^ 1;
  writeFileSync(at('changed.pdf'), changed);
  const broken = await command('changed.pdf', 'entries.json');
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('not as it was sealed')]);
  const [{ record }] = entries;
  const added = { ...entries[0], record: { ...record, confirmedInPerson: 'yes' } };
  writeFileSync(at('added.json'), JSON.stringify([added, ...entries.slice(1)]));
  const withField = await command('signed.pdf', 'added.json');
  expect([withField.status, withField.stderr]).toEqual([
    1,
    expect.stringContaining('fields that the ledger'),
  ]);
  record.by = 'Somebody else';
  writeFileSync(at('changed.json'), JSON.stringify(entries));
  expect((await command('signed.pdf', 'changed.json')).status).toBe(1);
});

test('subscribers to signed agreements get one message, with the lead and the hash of the file', async () => {
  await using receiver = await startReceiver();
  await using house = await openAgreements({ networks: ['127.0.0.1'] });
  const { app, admin, lead } = house;
  const webhook = { url: receiver.url, events: ['agreement.signed'] };
  expect((await admin.post('/api/webhooks', webhook)).status).toBe(201);
  await app.interest.look();
  const { id } = await completeAgreement(house);
  await app.models.outbox.updateMany({ kind: 'complete-agreement' }, { $set: { state: 'waiting' } });
  await app.outbox.run();
  const { fileHash } = await house.agreement(id);
  expect(receiver.bodies()).toMatchObject([
    { type: 'agreement.signed', data: { id: lead, agreement: id, kind: 'fee', fileHash } },
  ]);
});

test('when a lead is removed its signed agreement stays for its years, and what was never signed goes with it', async () => {
  const house = await shared();
  const { app, lead } = house;
  const { id } = await completeAgreement(house);
  const waiting = await house.send();
  await dropKeptAgreements(app);
  expect(await app.models.agreements.countDocuments()).toBe(2);
  await app.models.clients.deleteOne({ _id: lead });
  await dropKeptAgreements(app);
  expect(await app.models.agreements.findById(waiting.id)).toBeNull();
  const agreement = await app.models.agreements.findById(id).lean();
  expect(agreement?.keptUntil?.toISOString()).toBe('2033-11-22T12:00:00.000Z');
});

test('an erased person’s signed agreement stays as long as its template says, and unsigned ones are deleted', async () => {
  const house = await shared();
  const { app, admin, lead, clock } = house;
  const { id } = await completeAgreement(house);
  const waiting = await house.send();
  const facts = await collectPerson(app, staff, { leads: [lead], refused: [], email: '', phoneNumber: '' });
  expect(facts.parts.agreements).toMatchObject([
    { staysUntil: '2033-11-22T12:00:00.000Z' },
    { state: 'sent' },
  ]);
  const person = await loadPerson(app, { leads: [lead], refused: [] });
  for (const holding of Object.values(app.holdings)) await holding.erase(app, person);
  expect(await app.models.agreements.findById(waiting.id)).toBeNull();
  expect((await app.anyone.get(`/sign/${waiting.tokens[0]}`)).status).toBe(404);
  expect((await house.agreement(id)).state).toBe('complete');
  expect(await app.models.agreementFiles.countDocuments()).toBe(2);
  clock.time += 8 * 365 * 24 * 60 * 60 * 1000;
  await dropKeptAgreements(app);
  expect(await app.models.agreements.countDocuments()).toBe(0);
  expect(await app.models.agreementFiles.countDocuments()).toBe(0);
  expect((await admin.get(`/api/agreements/${id}`)).status).not.toBe(200);
});
