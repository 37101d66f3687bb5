import { expect, test } from 'vitest';
import { checkAgreement } from '../../../server/documents/check-agreement';
import { documentWords } from '../../../server/documents/words';
import { hour } from '../../../shared/durations';
import { maria, openAgreements } from '../../support/agreements';
import { dana } from '../../support/lawyer';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { signingPage } from '../../support/signing-page';

const staffSigner = { name: 'Dana Whitfield', email: dana.email, role: 'client' as const };

/** A firm that has adopted no template, and a lead with a colleague's mailbox. */
const openFirm = async () => {
  const house = await openAgreements({ conflictStanding: async () => 'open' });
  const { app } = house;
  await app.models.agreementTemplates.updateMany({}, { $unset: { adopted: '' }, $set: { isSample: true } });
  const input = make.client({ firstName: 'Dana', lastName: 'Whitfield', email: dana.email });
  const lead: string = (await app.anyone.post('/api/clients', input)).body.id;
  await app.outbox.run();
  const stored = async () => (await app.models.clients.findById(lead).lean())!;
  const mailsTo = (address: string) => house.smtp.got.filter(({ to }) => to.includes(address));
  const file = async (id: string) => {
    const { cookie } = house.admin.headers as { cookie: string };
    const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers: { cookie } });
    return Buffer.from(await answer.arrayBuffer());
  };
  return { ...house, lead, stored, mailsTo, file };
};

test('a specimen moves nothing, also of a lead with the mailbox of staff, from its mail to its last signature', async () => {
  await using firm = await openFirm();
  await using receiver = await startReceiver();
  const { app, admin, clock, lead } = firm;
  await admin.mutate('webhooks.create', {
    url: receiver.url,
    events: ['agreement.signed', 'lead.updated', 'lead.status_changed'],
  });
  const before = await firm.stored();
  const { id } = await firm.send({ lead, signers: [staffSigner], deliver: 'mail', expiresDays: 1 });
  await app.outbox.run();
  expect(firm.mailsTo(dana.email).at(-1)!.text.replaceAll('=\r\n', '')).toContain(
    documentWords.en.specimen.slice(0, 40),
  );
  // A session used within twelve hours continues; the reminder is due after that.
  for (const hours of [7, 6]) {
    clock.time += hours * hour;
    for (const one of [admin, firm.lawyer]) await one.get('/api/agreements');
  }
  await app.outbox.run();
  const signer = (await admin.get(`/api/agreements/${id}`)).body.signers[0].id;
  const { body } = await admin.mutate('agreements.link', { id, signer });
  const token = firm.tokenIn(body.result.data.url);
  const browser = await firm.identify(token);
  for (const one of [app.anyone, browser]) {
    const page = signingPage(one, token);
    expect((await page.press('ask', { question: 'Who pays?' })).status).toBe(303);
    expect((await page.press('paper')).status).toBe(303);
  }
  await firm.agree(token, browser);
  expect((await firm.signAll(browser, token)).status).toBe(303);
  expect((await firm.countersign(id)).status).toBe(200);
  await app.outbox.run();
  await app.consents.sealAll();
  const after = await firm.stored();
  for (const name of ['status', 'history', 'openTasks', 'signed', 'version', 'deskVersion'] as const)
    expect([name, after[name]]).toEqual([name, before[name]]);
  expect(await app.models.consents.countDocuments({ kind: 'agreement' })).toBe(0);
  expect(receiver.got).toEqual([]);
  expect(
    (
      await admin.mutate('desk.work', {
        id: lead,
        status: 'Signed',
        signed: { how: 'agreement', at: new Date(clock.time).toISOString(), agreement: id },
      })
    ).status,
  ).toBe(400);
  expect((await firm.stored()).status).toBe(before.status);
});

test.each<[string, (firm: Awaited<ReturnType<typeof openFirm>>, id: string) => Promise<unknown>]>([
  [
    'has another address',
    ({ admin }, id) => admin.put(`/api/users/${id}`, { email: 'dana.new@example.com' }),
  ],
  ['is gone', ({ admin }, id) => admin.delete(`/api/users/${id}`)],
])(
  'once the account %s, no reminder, no code and no copy of a specimen goes to its former mailbox',
  async (_, change) => {
    await using firm = await openFirm();
    const { app, clock, lead } = firm;
    const { id } = await firm.send({ lead, signers: [staffSigner], deliver: 'mail', expiresDays: 4 });
    await app.outbox.run();
    const { _id } = (await app.models.users.findOne({ emailKey: dana.email }).lean())!;
    expect(await change(firm, String(_id))).toMatchObject({ status: expect.toSatisfy((one) => one < 300) });
    await app.outbox.run();
    const before = firm.mailsTo(dana.email).length;
    const signer = (await firm.agreement(id)).signers[0].id;
    const { body } = await firm.admin.mutate('agreements.link', { id, signer });
    const token = firm.tokenIn(body.result.data.url);
    await signingPage(app.anyone, token).press('send-code');
    await firm.admin.mutate('agreements.sendAgain', { id, signer });
    clock.time += 49 * hour;
    await app.outbox.run();
    expect(firm.mailsTo(dana.email)).toHaveLength(before);
  },
);

test('a specimen stays one and keeps its mark, also when its text is adopted before it is signed', async () => {
  await using firm = await openFirm();
  const { lawyer, lead, app } = firm;
  const template = firm.templateCalled('Contingency fee agreement');
  const { id, tokens } = await firm.send({ lead, template, signers: [staffSigner] });
  await lawyer.post(`/api/agreement-templates/${template}/adopt`, { version: 1 });
  await firm.signAll(await firm.admit(tokens[0]!), tokens[0]!);
  expect((await firm.countersign(id)).status).toBe(200);
  await app.outbox.run();
  await app.consents.sealAll();
  expect(await firm.agreement(id)).toMatchObject({ isSpecimen: true, adopted: null, state: 'complete' });
  expect((await firm.admin.get(`/api/agreements/${id}/entries`)).body).toEqual([]);
  const sealed = await firm.file(id);
  // A reader with only the file and the certificate learns it, too.
  const { findings, said } = checkAgreement(sealed, {});
  expect(findings).toEqual(['This PDF is a specimen, for trying out: it binds no one.']);
  const fingerprint = said.at(-1)!.split(': ')[1]!;
  expect(checkAgreement(sealed, { fingerprint }).findings).toHaveLength(1);
  const unmarked = Buffer.from(
    sealed.toString('latin1').replaceAll('LanternRecord', 'LanternRecorx'),
    'latin1',
  );
  expect(checkAgreement(unmarked, {}).findings).toEqual(['This PDF is not as it was sealed.']);
  // Sending the adopted text is another agreement, which needs its own conflict check.
  const real = await firm.post({ lead, template, signers: [staffSigner] });
  expect([real.status, real.body.code]).toEqual([409, 'CONFLICT_CHECK_NEEDED']);
});

test('no call makes a specimen of an agreement, or an agreement of a specimen', async () => {
  await using firm = await openFirm();
  const { admin, lead } = firm;
  const template = firm.templateCalled('Contingency fee agreement');
  for (const different of [
    { isSpecimen: false },
    { adopted: { by: 'x', at: '2026-11-25' } },
    { isSample: false },
  ]) {
    const answer = await admin.post(`/api/clients/${lead}/agreements`, {
      ...{ template, signers: [staffSigner], deliver: 'link', ...different },
    });
    expect((await firm.agreement(answer.body.id)).isSpecimen).toBe(true);
  }
  const both = await admin.post(`/api/clients/${lead}/agreements`, {
    ...{ template, signers: [staffSigner, { ...maria, role: 'spouse' }], deliver: 'link' },
  });
  expect([both.status, both.body.code]).toEqual([409, 'TEMPLATE_NOT_ADOPTED']);
});
