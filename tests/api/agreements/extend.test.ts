import { expect, test } from 'vitest';
import { day } from '../../../shared/durations';
import { type AgreementHouse, maria } from '../../support/agreements';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

/** Signs in each time, because a session ends before an agreement does. */
const extend = async ({ app }: AgreementHouse, id: string, expiresDays = 30) =>
  (await app.signInAsAdmin()).post(`/api/agreements/${id}/extend`, { expiresDays });

test('an extended agreement can be signed after its first expiry, with the same link and browser, and ends at the new one', async () => {
  const house = await shared();
  const { app, clock } = house;
  const { id, tokens } = await house.send({ expiresDays: 2 });
  const [token] = tokens as [string];
  clock.time += day;
  const answer = await extend(house, id, 10);
  expect(answer.status).toBe(200);
  expect(new Date(answer.body.expiresAt).getTime()).toBe(clock.time + 10 * day);

  clock.time += 5 * day;
  await app.outbox.run();
  expect((await app.models.agreements.findById(id))!.state).toBe('sent');
  const browser = await house.admit(token);
  clock.time += 60_000;
  expect((await signingPage(browser, token).open()).step).toBe('sign');

  clock.time += 5 * day;
  const voided = await (await app.signInAsAdmin()).post(`/api/agreements/${id}/void`, { reason: 'Too late' });
  expect(voided.status).toBe(409);
  await app.outbox.run();
  const ended = await app.models.agreements.findById(id);
  expect(ended!.events.filter(({ step }) => step === 'expired')).toHaveLength(1);
  expect((await extend(house, id)).status).toBe(409);
});

test('an extension is in the record, the ledger and the timeline, and every verifier accepts it', async () => {
  const house = await shared();
  const { app, admin, lead } = house;
  const { id } = await house.send();
  expect((await extend(house, id)).status).toBe(200);
  await app.outbox.run();
  await app.consents.sealAll();
  const { events } = await house.agreement(id);
  const event = events.find(({ step }: { step: string }) => step === 'extended');
  expect(event).toMatchObject({ note: expect.stringMatching(/\d{4}$/) });
  const entries = (await admin.get(`/api/agreements/${id}/entries`)).body as {
    record: { step: string; note: string };
  }[];
  expect(entries.map(({ record }) => record)).toContainEqual(
    expect.objectContaining({ step: 'extended', note: event.note }),
  );
  const { body } = await admin.query('clients.timeline', { id: lead });
  expect(JSON.stringify(body)).toContain('gave more time to sign the contingency fee agreement');
});

test('an envelope is extended as a whole, except for documents that have ended', async () => {
  const house = await shared();
  const { admin, clock } = house;
  const templates = ['Notice to cancel', 'Contingency fee agreement'].map(house.templateCalled);
  const { body } = await house.post({ template: undefined as never, templates, expiresDays: 2 });
  const [first, second] = (body.agreements as { id: string }[]).map(({ id }) => id) as [string, string];
  expect((await extend(house, second, 5)).status).toBe(200);
  const expiries = await Promise.all(
    [first, second].map(async (id) => (await house.agreement(id)).expiresAt),
  );
  expect(new Set(expiries).size).toBe(1);

  await admin.post(`/api/agreements/${first}/void`, { reason: 'A wrong text' });
  expect((await extend(house, first, 20)).status).toBe(200);
  expect((await house.agreement(first)).expiresAt).toBe(expiries[0]);
  expect(new Date((await house.agreement(second)).expiresAt).getTime()).toBe(clock.time + 20 * day);
});

test('an extension plans one reminder before the new expiry, and drops the one before the old expiry', async () => {
  const house = await shared();
  const { app, smtp, clock } = house;
  const { id } = await house.send({ deliver: 'mail', expiresDays: 4 });
  await app.outbox.run();
  const countReminders = async () => {
    await app.outbox.run();
    const doc = await app.models.agreements.findById(id).lean();
    return doc!.events.filter(({ step }) => step === 'reminded').length;
  };
  clock.time += day;
  expect((await extend(house, id, 10)).status).toBe(200);
  clock.time += 2 * day;
  expect(await countReminders()).toBe(0);
  const sent = smtp.got.length;
  clock.time += 4 * day;
  expect(await countReminders()).toBe(1);
  await app.outbox.run();
  expect(smtp.got.length).toBe(sent + 1);

  expect((await extend(house, id, 10)).status).toBe(200);
  clock.time += 6 * day;
  expect(await countReminders()).toBe(2);
});

test('an expiry is not moved forward, and what has ended is not extended', async () => {
  const house = await shared();
  const { admin, clock } = house;
  const { id } = await house.send();
  const before = await house.agreement(id);
  expect((await extend(house, id, 1)).status).toBe(409);
  expect((await extend(house, id, 91)).status).toBe(400);
  expect((await house.agreement(id)).expiresAt).toBe(before.expiresAt);
  await admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong text' });
  expect((await extend(house, id)).status).toBe(409);

  const { id: late } = await house.send({ expiresDays: 1 });
  clock.time += day;
  expect((await extend(house, late)).status).toBe(409);
});

const joe = { name: 'Joe Lopez', email: 'joe.lopez@example.com', role: 'spouse' as const };

/** Two people get an agreement by e-mail; `sign` lets one of them sign it in the browser that `admit` has opened. */
const sendToTwo = async (house: AgreementHouse) => {
  const { id } = await house.send({ signers: [maria, joe], deliver: 'mail', expiresDays: 2 });
  await house.app.outbox.run();
  const findToken = (email: string) =>
    house.tokenIn(house.smtp.got.find(({ to }) => to[0] === email)!.text).slice(0, 43);
  return {
    id,
    admit: async (email: string) => {
      const browser = await house.admit(findToken(email));
      return { sign: () => house.signAll(browser, findToken(email)) };
    },
  };
};

test('a reminder is planned only for those who have not signed', async () => {
  const house = await shared();
  const { app, clock } = house;
  const { id, admit } = await sendToTwo(house);
  await (await admit(maria.email)).sign();
  clock.time += day;
  await app.outbox.run();
  const planned = (await house.entries()).filter(({ data }) => data.template === 'agreement-reminder');
  const { signers } = (await app.models.agreements.findById(id).lean())!;
  expect(planned.map(({ data }) => data.signer)).toEqual([String(signers[1]!._id)]);
});

test('a reminder that waits for the mail server is not sent to someone who signs meanwhile', async () => {
  const house = await shared();
  const { app, clock, smtp } = house;
  const { admit } = await sendToTwo(house);
  clock.time += day - 60_000;
  const browser = await admit(joe.email);
  clock.time += 60_000;
  smtp.behave({ rcpt: 451 });
  await app.outbox.run();
  expect((await browser.sign()).status).toBe(303);
  smtp.behave({});
  const before = smtp.got.length;
  clock.time += day / 4;
  await app.outbox.run();
  const reminded = smtp.got.slice(before).filter(({ text }) => text.includes('/sign/'));
  expect(reminded.map(({ to }) => to[0])).toEqual([maria.email]);
});
