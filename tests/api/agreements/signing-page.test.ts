import { expect, test } from 'vitest';
import type { AgreementHouse } from '../../support/agreements';
import { shareAgreements } from '../../support/share-house';

const shared = shareAgreements();

type House = AgreementHouse;

/** A browser without script: it follows redirects, keeps cookies, and posts forms. */
const openBrowser = ({ app }: House, address: string) => {
  let cookie = '';
  const ask = async (path: string, fields?: Record<string, string>): Promise<Page> => {
    const answer = await fetch(app.url + path, {
      redirect: 'manual',
      headers: { cookie },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) cookie = set;
    const next = answer.headers.get('location');
    return next ? ask(next) : { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    open: (at = '') => ask(address + at),
    press: (act: string, fields: Record<string, string> = {}) => ask(address, { act, ...fields }),
  };
};
type Page = { status: number; headers: Headers; text: string };

const getIndex = ({ text }: Page) => /name="index" value="(\d+)"/.exec(text)![1]!;

test('without script a signer agrees, enters the code, reads, signs each place, and signs the document', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  const browser = openBrowser(house, `/sign/${tokens[0]}`);
  const first = await browser.open();
  expect(first.text).toContain('Send me a code');
  expect(first.headers.get('referrer-policy')).toBe('same-origin');
  expect(first.headers.get('x-robots-tag')).toContain('noindex');
  const sampleNumber = house.app.agreements.toSampleNumber(tokens[0]!);
  const consentPage = await browser.press('code', { code: await house.codeFor(tokens[0]!) });
  expect(consentPage.text).toContain('Before you read: signing on a screen');
  const read = await browser.press('consent', { version: '2026-11-25', seen: sampleNumber, agree: 'yes' });
  expect(read.text).toContain('Maria Lopez');
  expect(read.text).toContain('Open the PDF');

  let page = await browser.open('?at=sign');
  while (page.text.includes('name="index"'))
    page = await browser.press('mark', { index: getIndex(page), text: 'Maria Lopez' });
  expect(page.text).toContain('One last step');
  const signed = await browser.press('sign', { intends: 'yes' });
  expect(signed.text).toContain('You signed');
  const places = [
    ...signed.text.matchAll(/place own done"><span class="written">(.*?)<\/span><br>(.*?)<\/p>/g),
  ];
  expect(places.map(([, text, says]) => [text!.replace(/^\w+ \d+, \d+$/, 'a date'), says])).toEqual([
    ['Maria Lopez', 'Your initials'],
    ['Maria Lopez', 'You signed here'],
    ['a date', 'The date you signed'],
  ]);
  expect(await house.agreement(id)).toMatchObject({ state: 'signed' });
});

test('a box that was not checked, a wrong number, a wrong code: the page says what to do, and nothing changes', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  const browser = openBrowser(house, `/sign/${tokens[0]}`);
  const sampleNumber = house.app.agreements.toSampleNumber(tokens[0]!);
  await house.codeFor(tokens[0]!);
  const wrongCode = await browser.press('code', { code: 'abcdef' });
  expect(wrongCode.text).toContain('This code is wrong');
  await browser.press('code', { code: await house.codeFor(tokens[0]!) });
  const unchecked = await browser.press('consent', { version: '2026-11-25', seen: sampleNumber });
  expect([unchecked.status, unchecked.text]).toEqual([400, expect.stringContaining('Check the box')]);
  expect(unchecked.text).toContain(`value="${sampleNumber}"`);
  const wrong = await browser.press('consent', { version: '2026-11-25', seen: '0', agree: 'yes' });
  expect(wrong.text).toContain('That is not the number in the PDF');
  expect((await house.agreement(id)).signers[0]).toMatchObject({ signedAt: null });
});

test('a signer declines in Spanish with a reason, and the link says so from then on', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  const browser = openBrowser(house, `/es/sign/${tokens[0]}`);
  await browser.press('code', { code: await house.codeFor(tokens[0]!) });
  const page = await browser.press('decline', { reason: 'Ya tengo abogado' });
  expect(page.text).toContain('Usted decidió no firmar');
  expect(page.text).not.toContain('name="act"');
  expect(await house.agreement(id)).toMatchObject({ state: 'declined', reason: 'Ya tengo abogado' });
});

test('a question and a wish for paper reach the firm from any step, without script', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  const browser = openBrowser(house, `/sign/${tokens[0]}`);
  await browser.press('code', { code: await house.codeFor(tokens[0]!) });
  expect((await browser.press('ask', { question: 'What are expenses?' })).text).toContain(
    'We have your question',
  );
  expect((await browser.press('paper')).text).toContain('We have noted that you want paper');
  const { events } = await house.agreement(id);
  expect(events.map(({ step }: { step: string }) => step)).toEqual(
    expect.arrayContaining(['asked', 'paper-wanted']),
  );
});

test('a link that was voided, and one that is none, each say what to do, and the log has no token', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  await house.admin.post(`/api/agreements/${id}/void`, { reason: 'Wrong template' });
  const voided = await openBrowser(house, `/sign/${tokens[0]}`).open();
  expect([voided.status, voided.text]).toEqual([200, expect.stringContaining('was withdrawn')]);
  const none = await openBrowser(house, '/sign/nothing').open();
  expect([none.status, none.text]).toEqual([404, expect.stringContaining('This link is not complete')]);
  expect(JSON.stringify(house.app.logged)).not.toContain(tokens[0]);
});
