import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openSite, phone } from '../../support/browser/open-site';

test('on a phone without script a visitor asks for deletion, and staff find the request with its due date; what is not complete is said on the page, and nothing is kept', async () => {
  await using site = await openSite({ ...phone, javaScriptEnabled: false });
  const { page, app } = site;
  await page.goto('/your-data');
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByText('Please check what you typed').waitFor();
  expect(await app.models.privacyRequests.countDocuments()).toBe(0);

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
  await page.getByLabel('Delete what you hold about me').check();
  await page.getByLabel('Your name').fill('Ottilie Quennell');
  await page.getByLabel('Email address').fill('ottilie@example.com');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByText('We have your request').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const [request] = await app.models.privacyRequests.find().lean();
  expect(request).toMatchObject({ kind: 'deletion', name: 'Ottilie Quennell', state: 'open' });
  expect(request!.dueAt.getTime() - request!.at.getTime()).toBe(45 * 24 * 60 * 60 * 1000);
  expect(page.url()).not.toContain('ottilie');
});

test('a withdrawal by that form is in force at once, and the pages about data are reached from the foot of every page, have nothing that axe finds, and fit a phone', async () => {
  await using site = await openSite(phone);
  const { page, app } = site;
  await page.goto('/your-data');
  await page.getByLabel(/^Stop using what I agreed to/).check();
  await page.getByLabel('Phone number').fill('(503) 555-0187');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByText('We have your request').waitFor();
  expect(await app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(1);
  for (const path of ['/your-data', '/health-data-notice', '/accessibility'])
    await test.step(path, async () => {
      await page.goto('/about');
      await page.locator(`footer a[href="${path}"]`).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(375);
    });
});
