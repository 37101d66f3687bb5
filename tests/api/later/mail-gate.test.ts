import { expect, test } from 'vitest';
import { mayContact } from '../../../server/contact/may-contact';
import { openMail } from '../../support/mail/open-mail';

type House = Awaited<ReturnType<typeof openMail>>;

/** A lead whose message is waiting in the outbox, because the mail server was busy. */
const openWaiting = async () => {
  const house = await openMail();
  house.smtp.behave({ rcpt: 451 });
  const id = await house.lead();
  await house.app.outbox.run();
  house.smtp.behave({});
  house.clock.time += 10_000;
  return { house, id };
};

const stop = ({ app }: House, fields: Record<string, string>) =>
  app.anyone.send('POST', '/stop-contacting-me', { body: new URLSearchParams(fields) });

const loadTimeline = async ({ app }: House, id: string) =>
  (await (await app.signInAsAdmin()).query('clients.timeline', { id })).body.result.data;

test('the answer that waited goes out where nobody took anything back', async () => {
  const { house, id } = await openWaiting();
  await using _ = house;
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  expect(await loadTimeline(house, id)).toMatchObject([{ action: 'mail' }, { action: 'create' }]);
});

test.each<Record<string, string>>([{ email: 'Maria.Lopez@example.com' }, { phoneNumber: '(415) 555-0132' }])(
  'whoever withdraws on the page by %j silences the mail that waits, and staff see why',
  async (fields) => {
    const { house, id } = await openWaiting();
    await using _ = house;
    expect((await stop(house, fields)).status).toBe(303);
    await house.app.outbox.run();
    expect(house.smtp.got).toEqual([]);
    expect(await house.entries()).toMatchObject([
      { state: 'done', answer: { status: 0, text: 'WITHDRAWN' } },
    ]);
    expect((await loadTimeline(house, id))[0]).toMatchObject({
      actor: 'Lantern',
      action: 'mail-stopped',
      note: 'We have your request',
    });
  },
);

test('a withdrawal that staff enter silences it, one of another channel does not', async () => {
  for (const [channel, sent] of [
    [undefined, 0],
    ['email', 0],
    ['text', 1],
  ] as const) {
    const { house, id } = await openWaiting();
    await using _ = house;
    const admin = await house.app.signInAsAdmin();
    const entered = { ...(channel && { channel }), source: 'phone' };
    expect((await admin.post(`/api/clients/${id}/consent/withdraw`, entered)).status).toBe(201);
    await house.app.outbox.run();
    expect(house.smtp.got).toHaveLength(sent);
  }
});

test('a person on the staff’s do-not-contact list gets no mail, and staff still do', async () => {
  await using house = await openMail({ staff: 'intake@lantern.example' });
  const id = await house.lead();
  await (await house.app.signInAsAdmin()).mutate('contact.suppress', { id });
  await house.app.outbox.run();
  expect(house.smtp.got.map(({ to }) => to[0])).toEqual(['intake@lantern.example']);
  expect((await house.entries()).map(({ answer }) => answer?.text)).toEqual(
    expect.arrayContaining(['SUPPRESSED', '']),
  );
});

test('at night where the person lives a message of our own accord waits for the morning only where the firm wants it', async () => {
  // Half past nine in the evening in California.
  const at = Date.parse('2026-11-19T05:30:00Z');
  await using house = await openMail({ at });
  const { signInAsAdmin } = house.app;
  const lead = await house.lead();
  const ask = (purpose: 'answer' | 'notice') =>
    mayContact(
      { ...house.app, now: () => at },
      { to: 'maria.lopez@example.com', purpose, about: 'news', lead },
    );
  expect(await ask('notice')).toEqual({ answer: 'yes' });
  const saved = await (await signInAsAdmin()).mutate('settings.save', {
    name: 'contact',
    value: { revokeAll: false, quietMail: true },
    version: 0,
  });
  expect(saved.status).toBe(200);
  expect(await ask('answer')).toEqual({ answer: 'yes' });
  expect(await ask('notice')).toEqual({ answer: 'later', until: new Date('2026-11-19T16:00:00Z') });
});

test('a message to the person carries a link that ends all contact, by its button and not by being opened', async () => {
  await using house = await openMail();
  const id = await house.lead();
  await house.app.outbox.run();
  const letter = house.smtp.got.find(({ to }) => to[0] === 'maria.lopez@example.com')!;
  const text = letter.text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const [, link] = /writing to me: https:\/\/lantern\.example(\/api\/consent\/stop\/[\w-]+)/.exec(text)!;
  expect(link).not.toContain(id);
  const page = await house.app.anyone.get(link!);
  expect([page.status, page.text.includes('<button>Stop contacting me</button>')]).toEqual([200, true]);
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
  expect((await house.app.anyone.send('POST', link!)).status).toBe(200);
  const withdrawn = await house.app.models.consents.findOne({ kind: 'withdrawal' }).lean();
  expect(withdrawn!.record).toMatchObject({ source: 'link', clientId: id, email: 'maria.lopez@example.com' });
  const admin = await house.app.signInAsAdmin();
  const { body } = await admin.get(`/api/clients/${id}/contact?channel=call`);
  expect(body).toEqual({ allowed: false, reason: 'WITHDRAWN' });
  expect((await house.app.anyone.send('POST', `${link}x`)).status).toBe(404);
});

test('the link of a Spanish letter leads to a Spanish page, and a broken one to the language of the browser', async () => {
  await using house = await openMail();
  await house.lead({ language: 'es' });
  await house.app.outbox.run();
  const letter = house.smtp.got.find(({ to }) => to[0] === 'maria.lopez@example.com')!;
  const text = letter.text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const [link] = /\/api\/consent\/stop\/[\w-]+/.exec(text)!;
  const page = await house.app.anyone.get(link);
  expect([page.status, page.text.includes('<html lang="es">')]).toEqual([200, true]);
  expect(page.text).toContain('<button>No me contacten más</button>');
  expect((await house.app.anyone.send('POST', link)).text).toContain('Listo. Ya no le llamamos');
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(1);
  const broken = (language: string) =>
    house.app.anyone.send('GET', `${link}x`, { headers: { 'Accept-Language': language } });
  const [spanish, french] = [await broken('es-MX,es;q=0.9'), await broken('fr')];
  expect([spanish.status, french.status]).toEqual([404, 404]);
  expect(spanish.text).toContain('Este enlace no está completo');
  expect(french.text).toContain('This link is not complete');
});
