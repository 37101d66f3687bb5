import { expect, test } from 'vitest';
import { day, hour } from '../../../shared/durations';
import { type AgreementHouse, maria, openAgreements } from '../../support/agreements';
import { caller } from '../../support/caller';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

const findMails = ({ smtp }: AgreementHouse) =>
  smtp.got.filter(({ to, text }) => to.includes(maria.email) && /\/sign\/[\w-]{43}/.test(text));
const getNewest = (house: AgreementHouse) => /\/sign\/([\w-]{43})/.exec(findMails(house).at(-1)!.text)![1]!;

/** An agreement sent by mail twice: the first link is old, the second one is current. */
const sendTwice = async (house: AgreementHouse) => {
  const { app, admin, clock } = house;
  const { id } = await house.send({ deliver: 'mail' });
  await app.outbox.run();
  const old = getNewest(house);
  const { id: signer } = (await house.agreement(id)).signers[0];
  await admin.mutate('agreements.sendAgain', { id, signer });
  await app.outbox.run();
  clock.time += 2 * hour;
  return { id, signer, old, current: getNewest(house) };
};

const findTasks = async ({ app, lead }: AgreementHouse) =>
  ((await app.models.clients.findById(lead).lean())!.openTasks ?? []).filter(({ title }) =>
    title.includes('not confirmed'),
  );

test('a stranger with an older link learns nothing, gets nothing, and changes nothing for the signer', async () => {
  const house = await shared();
  const { app } = house;
  const { id, old, current } = await sendTwice(house);
  const browser = await house.admit(current);
  const stranger = signingPage(app.anyone, old);
  const page = await stranger.open();
  expect([page.status, page.step]).toEqual([404, 'replaced']);
  expect(page.text).not.toMatch(/Maria|Lopez|example\.com|fee agreement/i);
  for (const [act, fields] of [
    ['send-code', {}],
    ['code', { code: '000000' }],
    ['consent', { agree: 'yes', version: '2026-11-25', seen: app.agreements.toSampleNumber(old) }],
    ['mark', { index: 0, text: 'Maria Lopez' }],
    ['sign', { intends: 'yes' }],
    ['decline', { reason: '' }],
    ['ask', { question: 'Who is it?' }],
    ['paper', {}],
  ] as const)
    for (const one of [app.anyone, browser]) {
      const refused = await signingPage(one, old).press(act, fields);
      expect([act, refused.status, refused.step]).toEqual([act, 404, 'replaced']);
    }
  for (const path of ['file', 'sample'])
    expect((await browser.get(`/api/signing/${old}/${path}`)).status).toBe(404);

  const before = findMails(house).length;
  for (let times = 0; times < 4; times++) {
    const { status, text, headers } = await stranger.press('link');
    expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([
      ...[303, `/sign/${old}?said=link`, []],
    ]);
    expect(text).not.toContain('@');
  }
  const said = (await stranger.open('?said=link')).text;
  expect(said).toContain('you will get it again at the same address');
  expect(said).not.toMatch(/Maria|Lopez|@|<form/);
  await app.outbox.run();
  const mails = findMails(house);
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)!.to).toEqual([maria.email]);

  // The signer goes on in their browser, with the link they had.
  expect((await signingPage(browser, current).open()).step).toBe('sign');
  expect((await house.signAll(browser, current)).status).toBe(303);
  const { events, signers } = await house.agreement(id);
  expect(signers[0]).toMatchObject({ state: 'signed', grade: 'mailbox' });
  expect(events.filter(({ note }: { note: string }) => note.includes('older link'))).toMatchObject([
    { step: 'sent-again', by: expect.not.stringContaining('Maria') },
  ]);
});

test('requests from older links mail five times in all, then a task is left; each mailed link works', async () => {
  const house = await shared();
  const { app, clock } = house;
  const { old } = await sendTwice(house);
  const before = findMails(house).length;
  for (let times = 0; times < 7; times++) {
    await signingPage(app.anyone, old).press('link');
    await app.outbox.run();
    clock.time += 2 * hour;
  }
  expect(findMails(house)).toHaveLength(before + 5);
  expect(await findTasks(house)).toHaveLength(1);
  expect((await signingPage(app.anyone, getNewest(house)).open()).step).toBe('code');
});

test('a clerk cannot move a link to a mailbox: one that staff handed over is not mailed, and the sender gets one task', async () => {
  const house = await shared();
  const { app, admin, clock } = house;
  const { id, signer, current: old } = await sendTwice(house);
  await admin.mutate('agreements.link', { id, signer });
  clock.time += 2 * hour;
  const before = findMails(house).length;
  for (let times = 0; times < 3; times++)
    expect((await signingPage(app.anyone, old).press('link')).status).toBe(303);
  await app.outbox.run();
  expect(findMails(house)).toHaveLength(before);
  expect(await findTasks(house)).toMatchObject([{ agreement: id }]);
  expect((await house.agreement(id)).signers[0].links).toHaveLength(3);
});

test('a replaced link of the office’s ceremony gets nothing, and leaves no hash', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { id, signer } = await sendTwice(house);
  const here = { id, signer, identity: 'driver license, checked' };
  const opened = await admin.mutate('agreements.signHere', here);
  const token = house.tokenIn(opened.body.result.data.url);
  await admin.mutate('agreements.sendAgain', { id, signer });
  await app.outbox.run();
  const before = findMails(house).length;
  const page = signingPage(app.anyone, token);
  expect((await page.open()).step).toBe('missing');
  expect([(await page.press('link')).status, await findTasks(house)]).toEqual([404, []]);
  await app.outbox.run();
  expect(findMails(house)).toHaveLength(before);
  const { links } = (await app.models.agreements.findById(id).lean())!.signers[0]!;
  expect(links.map(({ to, hash, endedHash }) => [to, Boolean(hash), Boolean(endedHash)])).toEqual([
    ['mailbox', false, true],
    ['mailbox', false, true],
    ['office', false, false],
    ['mailbox', true, false],
  ]);
});

test('an expired link asks the sender for a new one, once, and changes nothing else', async () => {
  const house = await shared();
  const { app, clock } = house;
  const { id, tokens } = await house.send({ expiresDays: 1 });
  clock.time += day;
  await app.outbox.run();
  const { version } = (await app.models.agreements.findById(id).lean())!;
  const page = signingPage(app.anyone, tokens[0]!);
  expect((await page.open()).text).toContain('Ask for a new link');
  const before = findMails(house).length;
  for (let times = 0; times < 3; times++) expect((await page.press('link')).status).toBe(303);
  await app.outbox.run();
  expect(await findTasks(house)).toMatchObject([{ agreement: id }]);
  expect((await app.models.agreements.findById(id).lean())!.version).toBe(version);
  expect(findMails(house)).toHaveLength(before);
  const said = (await page.open('?said=link')).text;
  expect(said).toContain('knows that you would like a new link');
  expect(said).not.toContain('<form');
});

test('another site, a browser of staff, a working link, and a link of an ended agreement ask for nothing', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { id, old, current } = await sendTwice(house);
  const before = findMails(house).length;
  const foreign = caller(app.url, { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' });
  expect((await signingPage(foreign, old).press('link')).status).toBe(403);
  const staff = await signingPage(admin, old).press('link');
  expect(staff.status).toBe(403);
  expect(staff.text).toContain('Staff of the firm are signed in');
  expect((await signingPage(app.anyone, current).press('link')).status).toBe(409);
  await admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong text' });
  expect((await signingPage(app.anyone, old).press('link')).status).toBe(404);
  expect((await signingPage(app.anyone, old).open()).step).toBe('missing');
  await app.outbox.run();
  expect([findMails(house).length, await findTasks(house)]).toEqual([before, []]);
});

test('a link that is asked for too often says so, and goes on showing that there is a newer one', async () => {
  await using house = await openAgreements({ limits: true });
  const { old } = await sendTwice(house);
  const page = signingPage(house.app.anyone, old);
  for (let times = 0; times < 10; times++) await page.press('link');
  const refused = await page.press('link');
  expect([refused.status, refused.step]).toEqual([429, 'replaced']);
  expect(refused.text).toContain('role="alert"');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});
