import { expect, test } from 'vitest';
import { suppress } from '../../../server/contact/suppress';
import { maria } from '../../support/agreements';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

test('after 30 wrong codes the page says, in both languages, that waiting does not help and whom to call', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const page = signingPage(app.anyone, token);
  const wrong = (await house.codeFor(token)) === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 10; guess += 1) await page.press('code', { code: wrong });
  expect((await page.press('code', { code: wrong })).text).toContain('Send a new code and use that one.');
  await app.models.agreements.updateOne({ _id: id }, { $set: { 'signers.0.code.wrongInAll': 30 } });
  for (const [act, fields] of [
    ['send-code', {}],
    ['code', { code: '123456' }],
  ] as const) {
    const refused = await page.press(act, fields);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Waiting does not help. Call us: we can send you a new link.');
    expect(refused.text).not.toContain('Wait a few minutes');
    const body = new URLSearchParams({ act, ...fields });
    expect((await app.anyone.send('POST', `/es/sign/${token}`, { body })).text).toContain(
      'Esperar no ayuda.',
    );
  }
});

test('a signer who gets no mail is promised no code, no message and no copy; one who gets it is', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  const [token] = tokens as [string];
  const browser = await house.admit(token);
  const page = signingPage(browser, token);
  await page.signAll();
  expect((await page.open()).text).toContain('When everyone has signed, we will send you the finished copy.');
  await suppress(app, { address: maria.email, about: 'agreement-copy', by: 'link' });
  expect((await page.open()).text).toContain('you can download the finished copy with this link');
  await house.countersign(id);
  await app.outbox.run();
  const done = await page.open();
  expect(done.text).toContain('Everyone has signed. Download the finished copy here.');
  expect(done.text).not.toContain('We sent');

  await suppress(app, { address: maria.email, about: 'agreement-code', by: 'link' });
  const before = house.smtp.got.length;
  const other = signingPage(app.anyone, (await house.send()).tokens[0]!);
  const closed = await other.open('?at=code');
  expect(closed.text).toContain('We cannot send you a code here. Call us');
  expect(closed.text).not.toMatch(/We sent|we will send/);
  const refused = await other.press('send-code');
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('We cannot send you a code by e-mail.'),
  ]);
  await app.outbox.run();
  expect(house.smtp.got.slice(before).filter(({ to }) => to.includes(maria.email))).toEqual([]);
});

test('a code that nobody asked for was not sent; each refused step says why', async () => {
  const house = await shared();
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const stranger = signingPage(house.app.anyone, token);
  expect((await stranger.open('?at=code')).text).not.toContain('We sent a code');
  await stranger.press('send-code');
  expect((await stranger.open('?at=code')).text).toContain('We sent a code to ma***@example.com');
  expect((await stranger.mark(0, 'Maria Lopez')).text).toContain('Enter your code first.');
  expect((await stranger.press('ask', { question: 'x'.repeat(2001) })).text).toContain('This is too long.');
  expect((await stranger.press('link')).text).toContain('This link still works.');
  const page = signingPage(await house.admit(token), token);
  expect((await page.mark(0, 'Maria Lopez')).text).toContain('Open and read the document first.');
  const { index } = await page.openPlace();
  expect((await page.mark(index! + 1, 'Maria Lopez')).text).toContain(
    'Fill in the places before this one first.',
  );
  expect((await page.mark(index!, '1')).text).toContain('Type your initials.');
  const elsewhere = await page.press('sign', { intends: 'yes', document: '0'.repeat(24) });
  expect(elsewhere.text).toContain('This page shows the one that is open now.');
});
