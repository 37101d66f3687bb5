import { expect, test } from 'vitest';
import type { ClientInput } from '../../../shared/schemas/client';
import { findToken } from '../../support/built-form';
import { consented } from '../../support/consented';
import { byConsent, byHand, contactAnswers } from '../../support/contact-answers';
import { giveGrade } from '../../support/graded';
import { shareMail } from '../../support/share-house';

/** Noon in California. */
const at = Date.parse('2026-11-18T20:00:00Z');
const open = shareMail({ at });
type House = Awaited<ReturnType<typeof open>>;
type Person = Partial<ClientInput> & { isWitnessed?: boolean };

const getBody = (text: string) => text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const findLink = (text: string) => /\/api\/consent\/confirm\/[\w-]+/.exec(getBody(text))?.[0];

/** A lead through our form, with or without its token, and the link in the message that answers it. */
const sendAndRead = async (house: House, { isWitnessed = false, ...person }: Person = {}) => {
  const token = isWitnessed ? await findToken(house.app) : {};
  const id: string = await house.lead(consented({ ...token, ...person }));
  if (!isWitnessed && !person.consentVersion) await giveGrade(house.app, id, 'submitted');
  await house.app.outbox.run();
  return { id, link: findLink(house.smtp.got.at(-1)?.text ?? '') };
};
const post = ({ app }: House, link: string | undefined) => app.anyone.send('POST', link!);
const ask = async ({ app }: House, id: string) => contactAnswers(await app.signInAsAdmin(), id);

test('a yes without a token counts once the mailbox confirmed it, by the button and not by opening the link', async () => {
  const house = await open();
  const { id, link } = await sendAndRead(house);
  const { models, anyone } = house.app;
  expect(link).not.toMatch(/maria|lopez|555/i);
  const page = await anyone.get(link!);
  expect([page.status, page.text.includes('<button>Yes, this was me</button>')]).toEqual([200, true]);
  expect(page.text).not.toMatch(/maria|lopez|example\.com|555/i);
  expect(await models.consents.countDocuments({ kind: 'confirmation' })).toBe(0);
  expect(await ask(house, id)).toEqual({ ...byHand, ...byConsent('NO_CONSENT') });
  for (const time of ['first', 'again'])
    expect([time, (await post(house, link)).status]).toEqual([time, 200]);
  expect(await ask(house, id)).toEqual(byHand);
  const confirmations = await models.consents.find({ kind: 'confirmation' }).lean();
  expect(confirmations.map(({ record }) => record)).toMatchObject([
    { clientId: id, by: 'link', email: 'maria.lopez@example.com', ip: expect.any(String) },
  ]);
  const { body } = await (await house.app.signInAsAdmin()).query('clients.timeline', { id });
  expect(body.result.data[0]).toMatchObject({ action: 'confirm-consent' });
});

test('a link that is not ours, or that belongs to an erased person, confirms nothing', async () => {
  const house = await open();
  const { link } = await sendAndRead(house);
  expect((await post(house, `${link}x`)).status).toBe(404);
  await house.app.consents.sealAll();
  await house.app.models.consents.updateOne({ kind: 'answer' }, { $unset: { record: '' } });
  expect((await post(house, link)).status).toBe(404);
  expect(await house.app.models.consents.countDocuments({ kind: 'confirmation' })).toBe(0);
});

test.each([
  ['who did not agree', { contactConsent: false }],
  ['for whom somebody else claims it', { consentVersion: 'ours-not' }],
])('the letter to a person %s asks for no confirmation', async (_, different) => {
  const house = await open();
  const { link } = await sendAndRead(house, different);
  expect(house.smtp.got).toHaveLength(1);
  expect(link).toBeUndefined();
});

test('a Spanish letter asks in Spanish', async () => {
  const house = await open();
  const { link } = await sendAndRead(house, { language: 'es' });
  expect((await house.app.anyone.get(link!)).text).toContain('<button>Sí, fui yo</button>');
});

const withdrawAll = async ({ app, clock }: House, id: string, body: object) => {
  clock.time += 60_000;
  const admin = await app.signInAsAdmin();
  expect((await admin.post(`/api/clients/${id}/consent/withdraw`, body)).status).toBe(201);
  // A mailbox gets one receipt a day.
  clock.time += 24 * 60 * 60_000;
};

test('a new request that the mailbox confirmed ends what the mailbox had stopped, and the confirmation is needed', async () => {
  const house = await open();
  const first = await sendAndRead(house);
  await withdrawAll(house, first.id, { channel: 'text', source: 'mail' });
  const { id, link } = await sendAndRead(house, { caseType: '2', isWitnessed: true });
  const stopped = { ...byHand, ...byConsent('WITHDRAWN') };
  expect(await ask(house, id)).toEqual(stopped);
  await post(house, link);
  expect(await ask(house, id)).toEqual(byHand);
  expect(await ask(house, first.id)).toEqual(stopped);
  // An older link, from before the withdrawal, ends nothing.
  await post(house, first.link);
  expect(await ask(house, first.id)).toEqual(stopped);
});

test('a new request without a token of the form ends no withdrawal, also when the mailbox confirmed it', async () => {
  const house = await open();
  const first = await sendAndRead(house);
  await withdrawAll(house, first.id, { channel: 'text', source: 'mail' });
  const { id, link } = await sendAndRead(house, { caseType: '2' });
  await post(house, link);
  expect((await ask(house, id)).text).toBe('WITHDRAWN');
});

test("a stranger's own mailbox takes back nothing that the number asked for, also where staff entered it at the stranger's lead", async () => {
  const house = await open();
  const mine = { email: 'stranger@example.com' };
  const first = await sendAndRead(house, mine);
  await withdrawAll(house, first.id, { channel: 'text', source: 'stop' });
  const { id, link } = await sendAndRead(house, { ...mine, caseType: '2', isWitnessed: true });
  expect((await post(house, link)).status).toBe(200);
  expect((await ask(house, id)).text).toBe('WITHDRAWN');
});

test('a person who wants no messages is not even asked to confirm', async () => {
  const house = await open();
  await house.app.anyone.send('POST', '/stop-contacting-me', {
    body: new URLSearchParams({ phoneNumber: '(415) 555-0132' }),
  });
  await sendAndRead(house, { email: 'stranger@example.com' });
  expect(house.smtp.got).toEqual([]);
});
