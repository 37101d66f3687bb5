import { inflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { closeContent, openContent } from '../../../server/documents/agreement.model';

import names from '../../fixtures/field-cases/sign/names.json' with { type: 'json' };
import { type AgreementHouse, maria, openAgreements } from '../../support/agreements';
import { make } from '../../support/make';
import { shareAgreements } from '../../support/share-house';
import { signingPage } from '../../support/signing-page';

const shared = shareAgreements();

const composed = names.filter(({ form }) => form === 'NFD');
const korean = names.find(({ id }) => id === 'korean-typed')!;

/** The PDF as it is rendered: its text, and its drawing with the numbers of the glyphs; 0 is a glyph without ink. */
const render = async ({ app, admin }: AgreementHouse, id: string) => {
  const answer = await fetch(`${app.url}/api/agreements/${id}/file`, { headers: admin.headers });
  const file = Buffer.from(await answer.arrayBuffer());
  const pdf = await PDF.load(file);
  const parts = [...file.toString('latin1').matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].map((part) => {
    const from = part.index + part[0].length;
    try {
      return inflateSync(file.subarray(from, from + Number(part[1]))).toString('latin1');
    } catch {
      return '';
    }
  });
  const drawing = parts.filter((part) => part.includes(' TJ')).join('\n');
  const glyphs = [...drawing.matchAll(/<([0-9a-f]+)>[^\]]*\] TJ/g)].flatMap(([, hex]) => hex!.match(/.{4}/g));
  return {
    text: pdf
      .getPages()
      .map((page) => page.extractText().text)
      .join('\n'),
    drawing,
    glyphs,
  };
};

for (const { id: name, firstName, lastName, initials } of composed)
  test(`a name in decomposed letters is sent, signed and printed (${name})`, async () => {
    await using house = await openAgreements();
    const [first, last] = [firstName.normalize('NFD'), lastName.normalize('NFD')];
    const full = `${first} ${last}`;
    const email = 'client@example.com';
    const person = make.client({ firstName: first, lastName: last, email });
    const lead: string = (await house.app.anyone.post('/api/clients', person)).body.id;
    const { id, tokens } = await house.send({ lead, signers: [{ name: full, email, role: 'client' }] });
    const page = signingPage(await house.admit(tokens[0]!), tokens[0]!);
    for (let at = await page.openPlace(); at.index !== undefined; at = await page.open('?at=sign'))
      expect((await page.mark(at.index, at.initials ? initials : full)).status).toBe(303);
    await page.sign();
    expect((await house.countersign(id)).status).toBe(200);
    await house.app.outbox.run();
    const { text, glyphs } = await render(house, id);
    const line = text.split('\n').find((one) => one.trim() === full.normalize('NFC'));
    expect(line).toBeDefined();
    expect(glyphs.length).toBeGreaterThan(500);
    expect(glyphs).not.toContain('0000');
  });

test('a name in letters that cannot be printed leaves no empty line: the page names them, and a drawing is signed and sealed', async () => {
  const house = await shared();
  const { id, tokens } = await house.send();
  const page = signingPage(await house.admit(tokens[0]!), tokens[0]!);
  const first = await page.openPlace();
  expect(first.initials).toBe(true);
  const refused = await page.mark(first.index!, korean.initials);
  expect([refused.status, refused.index]).toEqual([400, first.index]);
  expect(refused.text).toContain(`We cannot print these letters: ${korean.initials}.`);
  expect(refused.text).toContain(`value="${korean.initials}"`);
  await page.mark(first.index!, 'GH');
  const { index } = await page.open('?at=sign');
  for (const typed of [
    korean.typed!,
    'محمد علي',
    '王小明',
    'דוד כהן',
    'สมชาย ใจดี',
    'Maria 🙂 Lopez',
    '\u3164\u3164',
  ])
    expect([typed, (await page.mark(index!, typed)).status]).toEqual([typed, 400]);
  expect((await page.mark(index!, korean.typed!)).text).toContain('홍 길 동. Write your name');
  expect((await page.sign()).text).toContain('Fill in all your places first.');
  const dot = JSON.stringify([
    [
      [10, 10],
      [10, 11],
    ],
  ]);
  expect((await page.press('mark', { index: index!, text: korean.typed!, strokes: dot })).status).toBe(400);
  const strokes = JSON.stringify([
    [
      [10, 10],
      [90, 60],
      [150, 20],
    ],
  ]);
  expect((await page.press('mark', { index: index!, text: korean.typed!, strokes })).status).toBe(303);
  expect((await page.sign()).status).toBe(303);
  expect((await house.countersign(id)).status).toBe(200);
  await house.app.outbox.run();
  const { drawing, glyphs } = await render(house, id);
  // The drawing is scaled by 0.6 from the margin.
  expect(drawing).toMatch(/118 [\d.]+ l\s154 [\d.]+ l/);
  expect(glyphs).not.toContain('0000');
});

test('a name that an earlier version accepted and cannot print is filled in again, or not countersigned', async () => {
  const house = await shared();
  const { app } = house;
  const { id, tokens } = await house.send();
  const page = signingPage(await house.admit(tokens[0]!), tokens[0]!);
  await page.markAll();
  const write = async (text: string) => {
    const doc = (await app.models.agreements.findById(id).lean())!;
    const content = openContent(app.agreements, doc);
    for (const mark of Object.values(content.marks)) mark.text = text;
    const sealed = closeContent(app.agreements, id, content);
    await app.models.agreements.updateOne({ _id: id }, { $set: { sealed }, $inc: { version: 1 } });
  };
  await write(korean.typed!);
  expect((await page.sign()).status).toBe(409);
  expect((await page.open('?at=sign')).initials).toBe(true);
  await page.markAll();
  expect((await page.sign()).status).toBe(303);
  await write(korean.typed!);
  const sealed = await house.countersign(id);
  expect([sealed.status, sealed.text]).toEqual([409, expect.stringContaining('a line would stay empty')]);
  expect((await house.agreement(id)).state).toBe('signed');
});

test('staff cannot name a person, vouch for one, or sign for the firm in letters that cannot be printed', async () => {
  const house = await shared();
  const { id } = await house.send();
  const named = await house.post({
    signers: [{ ...maria, for: korean.typed!, capacity: 'parent' }],
  });
  expect([named.status, named.text]).toEqual([400, expect.stringContaining('cannot be printed: 홍 길 동')]);
  const [signer] = (await house.agreement(id)).signers;
  const here = { id, signer: signer.id, identity: '여권' };
  expect((await house.admin.mutate('agreements.signHere', here)).status).toBe(400);
  const { tokens, id: signed } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.app.models.users.updateOne({ _id: house.lawyer.id }, { $set: { lastName: korean.typed } });
  const countersigned = await house.countersign(signed);
  expect([countersigned.status, countersigned.text]).toEqual([400, expect.stringContaining('홍 길 동')]);
  expect((await house.agreement(signed)).state).toBe('signed');
});
