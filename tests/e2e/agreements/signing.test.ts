import { expect, test } from '@playwright/test';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { signingWords } from '../../../server/signing/page/say';
import { looksRight } from '../staff/admin-support';
import { openSigning, widths } from './open-signing';

test('a person signs from the consent to the copy in Spanish, by keyboard and without a finding of axe', async () => {
  const words = signingWords.es;
  await using site = await openSigning({ viewport: { width: 320, height: 812 } }, 'es');
  const { page, app } = site;
  const { id, address, token } = await site.sendByLink();
  const reads = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await looksRight(page, { widths });
  };
  await page.goto(address);
  await reads(words.code.heading);
  await page.getByRole('button', { name: words.code.send }).press('Enter');
  await page.getByLabel(words.code.label).fill(await site.code());
  await reads(words.code.heading);
  await page.getByLabel(words.code.label).press('Enter');
  await reads(words.consent.heading);
  await page.getByLabel(words.consent.seen).fill(app.agreements.toSampleNumber(token));
  await page.locator('input[name=agree]').press('Space');
  await page.getByRole('button', { name: words.consent.button }).press('Enter');
  await page.getByRole('link', { name: words.read.pdf }).waitFor();
  await looksRight(page, { widths });
  await page.getByRole('link', { name: words.read.button }).press('Enter');
  await page.locator('input[name=text]').waitFor();
  await looksRight(page, { widths });
  await site.markPlaces();
  await reads(words.finish.heading);
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: words.finish.button }).press('Enter');
  await reads(words.done.heading);
  expect((await site.admin.get(`/api/agreements/${id}`)).body).toMatchObject({ state: 'signed' });
  expect(site.problems).toEqual([]);
});

test('in English a person goes on where the connection or they themselves stopped, draws a name beside the one that is typed, and signs', async () => {
  const words = signingWords.en;
  await using site = await openSigning({});
  const { page, app, context } = site;
  const { id, address, token } = await site.sendByLink();
  await page.goto(address);
  await site.agree();
  await context.setOffline(true);
  await page.getByRole('button', { name: words.consent.button }).click();
  await page.getByText(words.script.offline).waitFor();
  await expect(page.getByLabel(words.consent.seen)).toHaveValue(app.agreements.toSampleNumber(token));
  await context.setOffline(false);
  await page.getByRole('button', { name: words.consent.button }).click();
  await page.getByRole('link', { name: words.read.button }).click();
  await page.locator('input[name=text]').fill('Maria Lopez');
  const index = Number(await page.locator('input[name=index]').inputValue());
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20);
  await page.mouse.move(box.x + 200, box.y + 70);
  await page.mouse.up();
  await page.locator('button.primary').click();
  await expect(page.locator(`input[name=index][value="${index}"]`)).toHaveCount(0);
  const doc = await app.models.agreements.findById(id).lean<AgreementDoc>();
  expect(openContent(app.agreements, doc!).marks[index]).toMatchObject({
    text: 'Maria Lopez',
    strokes: [expect.any(Array)],
  });
  await page.goto(address);
  await page.getByRole('link', { name: words.read.on }).first().waitFor();
  await page.getByText(words.place.doneInitial).first().waitFor();

  await page.getByRole('link', { name: words.read.on }).first().click();
  await site.markPlaces();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.finish.button }).click();
  await page.getByRole('heading', { level: 1, name: words.done.heading, exact: true }).waitFor();
  await looksRight(page, { widths });
  expect((await site.admin.get(`/api/agreements/${id}`)).body).toMatchObject({ state: 'signed' });
});
