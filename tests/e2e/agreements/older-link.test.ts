import { expect, test } from '@playwright/test';
import { say, signingWords } from '../../../server/signing/page/say';
import { hour } from '../../../shared/durations';
import { looksRight } from '../staff/admin-support';
import { openSigning, widths } from './open-signing';

test('an older link has the newest one mailed again, and an expired one says what to do and asks for another, in Spanish', async () => {
  const {
    code,
    ends: { replaced, expired },
  } = signingWords.es;
  let time = Date.now();
  await using site = await openSigning({ app: { now: () => time } }, 'es');
  const { page, admin, app } = site;
  const { id, address } = await site.sendByLink();
  const [signer] = (await admin.get(`/api/agreements/${id}`)).body.signers;
  await admin.mutate('agreements.sendAgain', { id, signer: signer.id });
  const newest = await site.addressInMail();
  time += 2 * hour;
  const reads = () => looksRight(page, { widths });

  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: replaced.heading }).waitFor();
  await reads();
  await page.getByRole('button', { name: replaced.button }).click();
  await page.getByText(replaced.done).waitFor();
  await expect(page.getByRole('button', { name: replaced.button })).toHaveCount(0);
  await reads();
  const again = await site.addressInMail();
  expect(again).not.toBe(newest);
  await page.goto(again);
  await page.getByRole('heading', { level: 1, name: code.heading }).waitFor();

  time += 30 * 24 * hour;
  await page.goto(again);
  await page.getByRole('heading', { level: 1, name: expired.heading }).waitFor();
  await page.getByText(say(expired.text, {})).waitFor();
  await reads();
  await page.getByRole('button', { name: expired.button }).click();
  const { name: firm } = await app.agreements.firm();
  await page.getByText(say(expired.done, { firm })).waitFor();
  await expect(page.getByRole('button', { name: expired.button })).toHaveCount(0);
  await reads();
});

test('without a script a person signs, and an older link is sent again, in the page that was built', async () => {
  const words = signingWords.en;
  await using site = await openSigning({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 812 },
  });
  const { page, admin } = site;
  const { id, address } = await site.sendByLink();
  await page.goto(address);
  await site.agree();
  await page.getByRole('button', { name: words.consent.button }).click();
  await page.getByRole('link', { name: words.read.button }).click();
  await site.markPlaces();
  await page.locator('input[name=intends]').check();
  await page.getByRole('button', { name: words.finish.button }).click();
  await page.getByRole('heading', { level: 1, name: words.done.heading }).waitFor();
  expect((await admin.get(`/api/agreements/${id}`)).body.signers[0].state).toBe('signed');

  const second = await site.sendByLink();
  const [signer] = (await admin.get(`/api/agreements/${second.id}`)).body.signers;
  await admin.mutate('agreements.link', { id: second.id, signer: signer.id });
  await page.goto(second.address);
  await page.getByRole('button', { name: words.ends.replaced.button }).click();
  await page.getByText(words.ends.replaced.done).waitFor();
  expect(page.url()).toContain('?said=link');
});
