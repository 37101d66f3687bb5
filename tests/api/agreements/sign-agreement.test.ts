import { expect, test } from 'vitest';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { computeHash } from '../../../server/documents/pdf/hashes';
import { maria } from '../../support/agreements';
import { caller, patiently } from '../../support/caller';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

const toPdf = async (url: string, path: string, cookie?: string) => {
  const answer = await fetch(`${url}${path}`, { headers: cookie ? { cookie } : {} });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('from the lead to the signed and sealed PDF: sent, agreed, code, signed, countersigned, copied, and the lead is signed by the act', async () => {
  const house = await shared();
  const { app, admin, lead, smtp } = house;
  const { id, tokens, links } = await house.send();
  const [token] = tokens as [string];
  expect(links[0]!.url).toMatch(/^https:\/\/lantern\.example\/sign\/[\w-]{43}$/);

  const text = 'This agreement is made on';
  const before = await signingPage(app.anyone, token).open();
  expect(before.step).toBe('code');
  expect(before.text).not.toContain(text);
  expect((await house.agreement(id)).state).toBe('opened');
  const browser = await house.identify(token);
  const page = signingPage(browser, token);
  const consentPage = await page.open();
  expect(consentPage.step).toBe('consent');
  expect(consentPage.text).not.toContain(text);
  expect((await house.agree(token, browser)).status).toBe(303);
  const shown = await page.open();
  expect(shown.step).toBe('sign');
  expect(shown.text).toContain(text);
  const { documentHash } = await house.agreement(id);
  const original = await toPdf(app.url, `/api/signing/${token}/file`, browser.headers.cookie);
  expect(computeHash(original.bytes)).toBe(documentHash);

  expect((await page.signAll()).status).toBe(303);
  expect((await page.open()).step).toBe('signed');
  expect((await admin.get(`/api/clients/${lead}`)).body.status).toBe('Retainer sent');
  expect((await house.countersign(id)).status).toBe(200);
  await app.outbox.run();

  const done = await house.agreement(id);
  expect(done).toMatchObject({ state: 'complete', sealLevel: 'B-B', documentHash });
  // It binds both sides.
  expect((await admin.post(`/api/agreements/${id}/void`, { reason: 'A mistake' })).status).toBe(409);
  const signed = await toPdf(app.url, `/api/agreements/${id}/file`, admin.headers.cookie);
  expect(computeHash(signed.bytes)).toBe(done.fileHash);
  expect(checkSeal(signed.bytes)).toMatchObject({ isWhole: true, covers: 'all' });
  expect((await toPdf(app.url, `/api/signing/${token}/file`, browser.headers.cookie)).bytes).toEqual(
    signed.bytes,
  );
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
    status: 'Signed',
    signed: { how: 'agreement', agreement: id },
  });
  const copy = smtp.got.findLast(({ text }) => text.includes('Your copy'));
  expect(copy?.text).toContain('application/pdf');
  const { body } = await admin.query('clients.timeline', { id: lead });
  const notes = body.result.data.map(({ note }: { note: string }) => note);
  const document = 'the contingency fee agreement';
  for (const said of [
    `sent ${document}`,
    `opened ${document}`,
    `signed ${document}`,
    `signed ${document} for the firm`,
  ])
    expect(notes.map((note: string) => note.split('\n')[0])).toContain(said);
  expect(notes).toContain(`completed ${document}`);
});

test('each step is an entry of the ledger, once, and the last one names the sealed file', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  await app.outbox.run();
  await app.models.outbox.updateMany({ kind: /agreement/ }, { $set: { state: 'waiting' } });
  await app.outbox.run();
  const entries = await app.models.consents.find({ kind: 'agreement' }).sort({ at: 1, _id: 1 }).lean();
  const { events, fileHash } = await house.agreement(id);
  expect(entries.map(({ _id }) => _id).sort()).toEqual(
    events.map((event: { id: string }) => `agreement-${event.id}`).sort(),
  );
  const records = entries.map(({ record }) => record);
  expect(records).toContainEqual(expect.objectContaining({ step: 'complete', fileHash }));
  expect(records).toContainEqual(
    expect.objectContaining({ step: 'signed', signer: expect.objectContaining({ name: 'Maria Lopez' }) }),
  );
  const { body } = await house.admin.query('clients.timeline', { id: house.lead });
  const complete = body.result.data.filter(({ note }: { note: string }) => note.startsWith('completed '));
  expect(complete).toHaveLength(1);
});

test('nobody signs twice, and nobody signs before the places are marked in their order', async () => {
  const house = await shared();
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const browser = await house.admit(token);
  const { openPlace, open, sign, ...page } = signingPage(browser, token);
  const mark = (index: number) => page.mark(index, 'Maria Lopez');
  const first = (await openPlace()).index!;
  const second = first + 1;
  expect([(await sign()).status, (await mark(second)).status]).toEqual([409, 409]);
  expect((await mark(first)).status).toBe(303);
  expect((await open('?at=sign')).index).toBe(second);
  expect((await sign()).status).toBe(409);
  expect((await mark(second)).status).toBe(303);
  expect((await open('?at=sign')).step).toBe('finish');
  const both = await Promise.all([sign(), sign()]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect((await mark(first)).status).toBe(409);
});

test('two signers at once both count, each at a place of their own, and none at the other’s', async () => {
  const house = await shared();
  const joe = { name: 'Joe Lopez', email: 'joe.lopez@example.com', role: 'spouse' as const };
  const { id, tokens } = await house.send({ signers: [maria, joe] });
  const [first, second] = tokens as [string, string];
  const browsers = [await house.admit(first), await house.admit(second)];
  const { index: spousePlace } = await signingPage(browsers[1]!, second).openPlace();
  expect((await signingPage(browsers[0]!, first).mark(spousePlace!, 'Maria Lopez')).status).toBe(403);
  const signed = await Promise.all([house.signAll(browsers[0]!, first), house.signAll(browsers[1]!, second)]);
  expect(signed.map(({ status }) => status)).toEqual([303, 303]);
  expect(await house.agreement(id)).toMatchObject({
    state: 'signed',
    signers: [{ state: 'signed' }, { state: 'signed' }],
  });
});

test('a link opens nothing of another agreement, and a browser admitted for one signer is not admitted for another', async () => {
  const house = await shared();
  const { app } = house;
  const [mine, other] = [await house.send(), await house.send()];
  const browser = await house.admit(mine.tokens[0]!);
  const foreign = other.tokens[0]!;
  expect((await signingPage(browser, foreign).open()).step).toBe('code');
  expect((await browser.get(`/api/signing/${foreign}/file`)).status).toBe(403);
  expect((await signingPage(browser, foreign).sign()).status).toBe(403);
  for (const token of ['x'.repeat(43), 'x']) {
    for (const path of [`/sign/${token}`, `/api/signing/${token}/file`, `/api/signing/${token}/sample`])
      expect((await app.anyone.get(path)).status).toBe(404);
    expect((await signingPage(app.anyone, token).press('send-code')).status).toBe(404);
  }
  expect((await app.anyone.get(`/api/agreements/${mine.id}/file`)).status).toBe(401);
});

test('a link ends when the agreement is voided, expires, or was sent again', async () => {
  const house = await shared();
  const { app, admin, clock } = house;
  const [voided, expired, renewed] = [await house.send(), await house.send(), await house.send()];
  const browser = await house.admit(voided.tokens[0]!);
  const gone = await admin.post(`/api/agreements/${voided.id}/void`, { reason: 'A wrong percentage.' });
  expect(gone.body).toMatchObject({ state: 'void', reason: 'A wrong percentage.' });
  const page = signingPage(browser, voided.tokens[0]!);
  expect((await page.open()).step).toBe('void');
  expect((await page.sign()).status).toBe(409);
  const [signer] = (await house.agreement(renewed.id)).signers;
  await admin.mutate('agreements.sendAgain', { id: renewed.id, signer: signer.id });
  expect((await app.anyone.get(`/sign/${renewed.tokens[0]}`)).status).toBe(404);
  clock.time += 15 * 24 * 60 * 60 * 1000;
  const late = signingPage(app.anyone, expired.tokens[0]!);
  expect((await late.open()).step).toBe('expired');
  expect((await late.press('send-code')).status).toBe(409);
  await app.outbox.run();
  expect((await app.models.agreements.findById(expired.id).lean())?.state).toBe('expired');
});

test('a code is good for ten guesses and fifteen minutes, also when they come at once', async () => {
  const house = await shared();
  const { app, clock } = house;
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const press = (code: string) => signingPage(app.anyone, token).press('code', { code });
  const guess = async (code: string) => (await press(code)).status;
  const patientGuess = async (code: string) => (await patiently(() => press(code))).status;
  const code = await house.codeFor(token);
  const wrong = code === '000000' ? '000001' : '000000';
  const statuses = await Promise.all(Array.from({ length: 12 }, () => guess(wrong)));
  const count = (status: number) => statuses.filter((one) => one === status).length;
  // A guess that a busy server did not confirm may have counted.
  while (count(409) < 2 && statuses.length < 40) statuses.push(await guess(wrong));
  expect([count(400) + count(409) + count(503), count(409)]).toEqual([statuses.length, 2]);
  expect(count(400)).toBeLessThanOrEqual(10);
  expect(count(400) + count(503)).toBeGreaterThanOrEqual(10);
  expect(await patientGuess(code)).toBe(409);
  const newer = await house.codeFor(token);
  clock.time += 16 * 60 * 1000;
  expect(await patientGuess(newer)).toBe(409);
  expect(await patientGuess(await house.codeFor(token))).toBe(303);
});

test('a person who cannot open a PDF, or was not admitted, agrees to nothing and signs nothing', async () => {
  const house = await shared();
  const { app } = house;
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const browser = await house.identify(token);
  const wrongNumber = app.agreements.toSampleNumber(token) === '0000' ? '0001' : '0000';
  const page = signingPage(browser, token);
  const unseen = await page.agree(wrongNumber);
  expect([unseen.status, unseen.step]).toEqual([400, 'consent']);
  expect(unseen.text).toContain('That is not the number in the PDF');
  const sample = await toPdf(app.url, `/api/signing/${token}/sample`);
  expect(sample.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await page.mark(0, 'Maria Lopez')).status).toBe(409);
});

test('a question that asks us to stop puts the signer’s lead on hold, and the question shows', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { tokens } = await house.send();
  const browser = await house.identify(tokens[0]!);
  const page = signingPage(browser, tokens[0]!);
  const question = 'I hired somebody else, please stop contacting me';
  expect((await page.press('ask', { question })).status).toBe(303);
  await app.outbox.run();
  const { body } = await admin.get(`/api/clients/${house.lead}/contact?channel=email`);
  expect(body.reason).toBe('WITHDRAWN');
  const hold = await admin.query('messages.hold', { id: house.lead });
  expect(hold.body.result.data).toMatchObject([{ text: question }]);
});

test('a signer can decline with a reason, ask something, and have it on paper; the desk gets a task', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { id, tokens } = await house.send();
  const browser = await house.identify(tokens[0]!);
  const page = signingPage(browser, tokens[0]!);
  expect((await page.press('ask', { question: 'What does advance mean?' })).status).toBe(303);
  expect((await page.press('paper')).status).toBe(303);
  const tasks = async () => {
    await app.outbox.run();
    const { openTasks = [] } = (await app.models.clients.findById(house.lead).lean())!;
    return openTasks.filter(({ need }) => need !== 'follow-up').map(({ title }) => title);
  };
  const document = 'the contingency fee agreement';
  expect(await tasks()).toEqual([`Answer the question about ${document}`, `Send ${document} on paper`]);
  expect((await page.press('decline', { reason: 'I want to think about it.' })).status).toBe(303);
  expect((await page.open()).step).toBe('declined');
  expect(await tasks()).toEqual([`Call about ${document}, which was declined`]);
  expect(await house.agreement(id)).toMatchObject({
    state: 'declined',
    reason: 'I want to think about it.',
  });
  const { body } = await admin.query('clients.timeline', { id: house.lead });
  expect(JSON.stringify(body.result.data)).toContain('What does advance mean?');
});

test('a person without e-mail signs in the office: staff say how they know them, and the record says so', async () => {
  const house = await shared();
  const { app, admin } = house;
  const { id, links, tokens } = await house.send({ signers: [{ ...maria, email: '' }], deliver: 'here' });
  expect([links, tokens]).toEqual([[], []]);
  const [signer] = (await house.agreement(id)).signers;
  const opened = await admin.mutate('agreements.signHere', {
    id,
    signer: signer.id,
    identity: 'driver license, looked at',
  });
  const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
  const token = house.tokenIn(opened.body.result.data.url);
  const browser = caller(app.url, { cookie });
  await house.agree(token, browser);
  expect((await house.signAll(browser, token)).status).toBe(303);
  const { events } = await house.agreement(id);
  expect(events).toContainEqual(
    expect.objectContaining({ step: 'identified', note: 'Maria Lopez: driver license, looked at' }),
  );
});

test('signed documents are encrypted at rest, and neither link nor code appears in store or log', async () => {
  const house = await shared();
  const { app } = house;
  const { tokens } = await house.send();
  const [token] = tokens as [string];
  const code = await house.codeFor(token);
  await signingPage(app.anyone, token).press('code', { code });
  const stored = JSON.stringify([
    await app.models.agreements.find().lean(),
    await app.models.agreementFiles.find().lean(),
    await app.models.outbox.find().lean(),
  ]);
  for (const secret of [token, code, 'Contingency fee agreement“', 'This agreement is made on'])
    expect(stored).not.toContain(secret);
  expect(JSON.stringify(app.logged)).not.toContain(token);
});
