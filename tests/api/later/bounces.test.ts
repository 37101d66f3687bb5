import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageName } from '../../../server/mail/message-name';
import { openMail } from '../../support/mail/open-mail';

const bounceSecret = 'a secret that the mail server has, too';
const address = 'maria.lopez@example.com';

const letter = (file: string, values: Record<string, string>) =>
  readFileSync(new URL(`../../fixtures/bounces/${file}.eml`, import.meta.url), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  );

/** A firm whose message to a lead was accepted by the mail server. */
const open = async (settings: Parameters<typeof openMail>[0] = {}) => {
  const house = await openMail({ bounceSecret, ...settings });
  const lead = await house.lead();
  await house.app.outbox.run();
  const admin = await house.app.signInAsAdmin();
  const [entry] = await house.entries();
  const post = async (raw: string, secret = bounceSecret) => {
    const answer = await fetch(`${house.app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'message/rfc822' },
      body: raw,
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
  const shown = async () => ({
    outbox: (await house.entries()).map(({ state, error }) => [state, error]),
    timeline: (await admin.query('clients.timeline', { id: lead })).body.result.data.filter(
      ({ action }: { action: string }) => action === 'mail-returned',
    ),
    silent: await house.app.models.suppressions.find().lean(),
  });
  return { ...house, admin, leadId: lead, name: messageName(entry!), post, shown };
};

test.each(['postfix', 'exim', 'exim-plain', 'exchange'])(
  'a letter that comes back as %s writes it is shown at the lead and in the outbox, and the address is not written to again',
  async (file) => {
    await using house = await open();
    const raw = letter(file, { name: house.name, address });
    for (const line of [raw, raw.replaceAll('\n', '\r\n')])
      expect(await house.post(line)).toMatchObject({ status: 200 });
    const status = file === 'exchange' ? '5.1.10' : '5.1.1';
    const { outbox, timeline, silent } = await house.shown();
    expect(outbox).toEqual([['needs a look', `came back ${status}`]]);
    expect(timeline).toMatchObject([{ actor: 'Lantern', note: `We have your request (${status})` }]);
    expect(silent).toMatchObject([{ address, about: 'everything', by: 'bounce' }]);
    const { body } = await house.admin.query('outbox.page', { state: 'needs a look' });
    expect(body.result.data.rows).toMatchObject([{ lead: house.leadId, error: `came back ${status}` }]);
    await house.lead({ lastName: 'Again' });
    await house.app.outbox.run();
    expect(house.smtp.got).toHaveLength(1);
  },
);

test('each message asks for a report by the name that it has, to the person alone', async () => {
  await using house = await open();
  expect(house.smtp.got[0]).toMatchObject({
    dsn: { ret: 'HDRS', envid: house.name },
    recipientDsn: [{ notify: ['FAILURE'], orcpt: `rfc822;${address}` }],
  });
  expect(house.smtp.got[0]?.text).toMatch(
    new RegExp(`^Message-ID:\\s+<${house.name}@lantern.example>`, 'mi'),
  );
});

test('a mailbox that was full, or away for days, is reported and stays allowed', async () => {
  await using house = await open();
  expect((await house.post(letter('full-mailbox-late', { name: house.name, address }))).body).toEqual({
    outcome: 'recorded',
  });
  const { outbox, timeline, silent } = await house.shown();
  expect([outbox, timeline.length, silent]).toEqual([[['needs a look', 'came back 4.4.7']], 1, []]);
  const [entry] = await house.entries();
  await house.admin.post('/trpc/outbox.sendAgain', { ids: [entry!._id] });
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(2);
  expect((await house.shown()).outbox).toEqual([['done', '']]);
});

test('a letter about another address is reported, and silences nobody', async () => {
  await using house = await open();
  await house.post(letter('postfix', { name: house.name, address: 'somebody.else@example.com' }));
  const { outbox, silent } = await house.shown();
  expect([outbox, silent]).toEqual([[['needs a look', 'came back 5.1.1']], []]);
});

test('a forged, unknown, delayed or broken letter changes nothing', async () => {
  await using house = await open();
  const before = await house.shown();
  const real = letter('postfix', { name: house.name, address });
  const letters = [
    letter('postfix', { name: house.name.replace(/.{6}(?=\.)/, '000000'), address }),
    letter('postfix', { name: house.name.split('.')[0]!, address }),
    letter('postfix', { name: 'digest-2026-11-22', address }),
    letter('delayed', { name: house.name, address }),
    real.replace('Action: failed', 'Action: delivered'),
    real.replace('message/delivery-status', 'text/plain'),
    real.replace(/boundary="[^"]+"/, 'boundary=""'),
    real.slice(0, 400),
    `${house.name} ${address} 5.1.1`,
    `Content-Type: multipart/report; boundary=a\n\n${'--a\nContent-Type: multipart/mixed; boundary=a\n\n'.repeat(4000)}`,
    '\u0000\n\n\n',
    '',
  ];
  for (const raw of letters)
    expect([raw.slice(0, 60), (await house.post(raw)).body]).toEqual([
      raw.slice(0, 60),
      { outcome: 'ignored' },
    ]);
  expect(await house.shown()).toEqual(before);
});

test('a bounced letter requires the secret and a limited size, and nobody can send one if no secret is set', async () => {
  await using house = await open();
  const raw = letter('postfix', { name: house.name, address });
  const before = await house.shown();
  expect((await house.post(raw, 'a guess')).status).toBe(401);
  expect((await house.post(raw + ' '.repeat(26 * 1024 * 1024))).status).toBe(413);
  expect(await house.shown()).toEqual(before);
  await using closed = await open({ bounceSecret: undefined });
  expect((await closed.post(raw, 'undefined')).status).toBe(404);
});

test("the firm's own mailbox is reported and never silenced", async () => {
  await using house = await open({ staff: 'intake@lantern.example' });
  const toStaff = (await house.entries()).find(({ data }) => data.to === 'staff')!;
  await house.post(letter('postfix', { name: messageName(toStaff), address: 'intake@lantern.example' }));
  const { outbox, timeline, silent } = await house.shown();
  expect(outbox).toContainEqual(['needs a look', 'came back 5.1.1']);
  expect([timeline, silent]).toEqual([[], []]);
});
