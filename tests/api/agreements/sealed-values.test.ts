import { expect, test } from 'vitest';
import { createAgreements } from '../../../server/documents/create-agreements';
import { openCode, openToken } from '../../../server/signing/links';
import { resealAll } from '../../../server/start/keys/sealed-places';
import { openAgreements } from '../../support/agreements';
import { signingPage } from '../../support/signing-page';

const next = 'n'.repeat(40);

/** Opens what was encrypted with the new key. */
const underNext = createAgreements({ encryptionKey: next } as Parameters<typeof createAgreements>[0]);

test('a link and a code that wait in a mail are encrypted under the new key, too', async () => {
  await using house = await openAgreements();
  const { models, agreements } = house.app;
  const { id } = await house.send({ deliver: 'mail' });
  const findMail = async () =>
    (await models.agreements.findById(id).lean())!.outbox!.find(({ data }) => data?.link)!.data!;
  const waiting = await findMail();
  const { tokens } = await house.send();
  await signingPage(house.app.anyone, tokens[0]!).press('send-code');

  await resealAll(models, [agreements.encryptionKey], next);

  const { signer, link } = await findMail();
  expect(link).not.toBe(waiting.link);
  expect(openToken(underNext, signer, String(link))).toBe(
    openToken(agreements, signer, String(waiting.link)),
  );
  const coded = await models.agreements.findOne({ 'signers.code.sealed': { $exists: true } }).lean();
  expect(openCode(underNext, coded!.signers[0]!)).toMatch(/^\d{6}$/);
});

test('once the key is given up, what stood under it is refused with a sentence, and everything else goes on', async () => {
  await using house = await openAgreements();
  const { models, agreements } = house.app;
  const { id, tokens } = await house.send();
  await resealAll(models, [agreements.encryptionKey], next);

  for (const path of [`/api/agreements/${id}`, `/api/agreements/${id}/file`]) {
    const { status, body } = await house.admin.get(path);
    expect([path, status, body.message]).toEqual([path, 503, expect.stringContaining('no longer has')]);
  }
  const page = await fetch(`${house.app.url}/sign/${tokens[0]}`);
  expect([page.status, await page.text()]).toEqual([503, expect.not.stringContaining('Maria')]);
  for (const path of [
    '/api/agreements',
    `/api/clients/${house.lead}`,
    `/api/clients/${house.lead}/agreements`,
  ])
    expect([path, (await house.admin.get(path)).status]).toEqual([path, 200]);
});
