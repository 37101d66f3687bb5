import { expect, test } from '@playwright/test';
import type { AgreementDoc } from '../../../server/agreements/agreement.model';
import { openContent } from '../../../server/agreements/content';
import { say, signingWords } from '../../../server/agreements/signing/say';
import { axeFindings } from '../../support/browser/axe';
import { openSigning, screens } from './open-signing';

for (const [language, width] of screens)
  test(`a person signs from the consent to the copy in ${language} at ${width} px, by keyboard and without a finding of axe`, async () => {
    const words = signingWords[language];
    await using site = await openSigning({ viewport: { width, height: 812 } }, language);
    const { page, app } = site;
    const { id, address, token } = await site.sendByLink();
    const looksRight = async (heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(width);
    };
    await page.goto(address);
    await looksRight(words.code.heading);
    await page.getByRole('button', { name: words.code.send }).press('Enter');
    await page.getByLabel(words.code.label).fill(await site.code());
    await looksRight(words.code.heading);
    await page.getByLabel(words.code.label).press('Enter');
    await looksRight(words.consent.heading);
    await page.getByLabel(words.consent.seen).fill(app.agreements.toSampleNumber(token));
    await page.locator('input[name=agree]').press('Space');
    await page.getByRole('button', { name: words.consent.button }).press('Enter');
    await page.getByRole('link', { name: words.read.pdf }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: words.read.button }).press('Enter');
    await page.locator('input[name=text]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await site.markPlaces();
    await looksRight(words.finish.heading);
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: words.finish.button }).press('Enter');
    await looksRight(words.done.heading);
    expect((await site.admin.get(`/api/agreements/${id}`)).body).toMatchObject({ state: 'signed' });
    expect(site.problems).toEqual([]);
  });

test('what was typed stays when the connection is gone, and who comes back goes on where they stopped', async () => {
  const words = signingWords.en;
  await using site = await openSigning({});
  const { page, app, context } = site;
  const { address, token } = await site.sendByLink();
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
  const at = await page.locator('input[name=index]').inputValue();
  await page.locator('button.primary').click();
  await expect(page.locator(`input[name=index][value="${at}"]`)).toHaveCount(0);
  await page.goto(address);
  await page.getByRole('link', { name: words.read.on }).first().waitFor();
  await page.getByText(words.place.doneInitial).first().waitFor();
});

test('a name can be drawn, beside the name that is typed', async () => {
  const words = signingWords.en;
  await using site = await openSigning({});
  const { page, app } = site;
  const { id, address } = await site.sendByLink();
  await page.goto(address);
  await site.agree();
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
});

test('a link that has expired says so, and what to do', async () => {
  const words = signingWords.en;
  let time = Date.now();
  await using site = await openSigning({ app: { now: () => time } });
  const { page } = site;
  const { address } = await site.sendByLink();
  time += 30 * 86_400_000;
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: words.ends.expired.heading }).waitFor();
  await page.getByText(say(words.ends.expired.text, {})).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
