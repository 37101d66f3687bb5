import { expect, test } from 'vitest';
import links from '../../fixtures/field-cases/sign/links.json' with { type: 'json' };
import { openAgreements } from '../../support/agreements';
import { makeVendor } from '../../support/vendors';

const marks = [
  ...links['append to /sign/TOKEN'],
  ...[
    ';',
    ':',
    '!',
    '%3F',
    "'",
    ']',
    '*',
    '-',
    '_',
    '=',
    '%20',
    '%0D%0A',
    '%253E',
    '&gt;',
    '%E2%80%9D.',
    '%C2%BB',
  ],
  ...[')!', '%22%3E', '%3E,', '.%20Thanks'],
];

test('a signer whose mail program took a mark into the link reads the page, presses its button, and gets the sample', async () => {
  await using house = await openAgreements();
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  for (const mark of marks) {
    const page = await house.app.anyone.get(`/sign/${token}${mark}`);
    expect([mark, page.status, page.text.includes('Send me a code')]).toEqual([mark, 200, true]);
  }
  expect((await house.app.anyone.get(`/es/sign/${token}%3E`)).text).toContain(`/sign/${token}"`);
  expect((await house.app.anyone.get(`/api/signing/${token}./sample`)).status).toBe(200);
  const sent = await house.app.anyone.send('POST', `/sign/${token}%22`, {
    body: new URLSearchParams({ act: 'send-code' }),
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/sign/${token}?at=code`]);
  expect((await house.agreement(id)).state).toBe('opened');
});

test('a scanner’s HEAD and a page fetched ahead are not entered as opened by the signer; the signer’s visit is', async () => {
  await using house = await openAgreements();
  const { app } = house;
  const { id, tokens } = await house.send();
  const path = `/sign/${tokens[0]}`;
  const steps = async () => (await app.models.agreements.findById(id).lean())!.events.map(({ step }) => step);
  expect((await app.anyone.send('HEAD', path)).status).toBe(200);
  for (const [name, value] of [
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Purpose', 'preview'],
    ['X-Moz', 'prefetch'],
  ] as const)
    expect((await app.anyone.send('GET', path, { headers: { [name]: value } })).status).toBe(200);
  expect([(await house.agreement(id)).state, await steps()]).toEqual(['sent', ['sent', 'link-shown']]);
  await app.anyone.get(path);
  expect([(await house.agreement(id)).state, await steps()]).toEqual([
    'opened',
    ['sent', 'link-shown', 'opened'],
  ]);
});

test('a mark behind the link of a person or a vendor leads to its page, and a HEAD stops nothing', async () => {
  await using house = await openAgreements();
  const { app, admin } = house;
  const { id } = await makeVendor(app, admin, { name: 'Bright Leads' });
  const vendor = (await admin.post(`/api/vendors/${id}/link`, { page: 'scorecard', days: 7 })).body.path;
  await app.outbox.run();
  const letter = house.smtp.got.find(({ text }) => text.includes('/api/consent/stop/'))!;
  const [stop] = /\/api\/consent\/stop\/[\w-]+/.exec(letter.text.replaceAll('=\r\n', ''))!;
  for (const path of [stop, vendor])
    for (const mark of ['', '.', '%3E', '%22)', '%20'])
      expect([mark, (await app.anyone.get(path + mark)).status]).toEqual([mark, 200]);
  const withdrawals = () => app.models.consents.countDocuments({ kind: 'withdrawal' });
  expect((await app.anyone.send('HEAD', `${stop}.`)).status).toBe(200);
  expect(await withdrawals()).toBe(0);
  expect((await app.anyone.send('POST', `${stop}).`)).text).toContain('Done.');
  expect(await withdrawals()).toBe(1);
});
