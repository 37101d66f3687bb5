import { expect, test } from '@playwright/test';
import { statements } from '../../../client/content/en/statements';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from './admin-support';

const id = 'roundup-durnell-2026';
const path = '/services/roundup-claims';
const was = statements[id];

test('a statement is found, corrected, taken off the pages and brought back; visitors see each at once', async () => {
  await using site = await openStaff({ as: 'admin' });
  const { page } = site;
  const visitor = await site.context.newPage();
  const shown = async () => {
    await visitor.goto(path);
    return visitor.locator(`[data-statement="${id}"]`).first().textContent();
  };
  expect(await shown()).toBe(was);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^Statements/ }).click();
  await page.getByLabel('Search statements').fill(id);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: was, exact: true }) });
  await expect(row).toContainText('US federal: ');
  await row.getByRole('link', { name: was, exact: true }).click();
  await page.getByRole('heading', { name: 'Statement', exact: true }).waitFor();

  const spoken = 'What the pages say (English)';
  const correct = page.locator('form').filter({ has: page.getByRole('textbox', { name: spoken }) });
  await correct.getByRole('textbox', { name: spoken }).fill('The court ruled on labels, and only on labels.');
  await correct.getByRole('button', { name: 'Correct it on the pages' }).click();
  await correct.getByText(messages.form.required).first().waitFor();
  await correct.getByLabel('Why').fill('Read the opinion again.');
  await correct.getByRole('button', { name: 'Correct it on the pages' }).click();
  await page.getByText('The pages show it now.').first().waitFor();
  expect(await shown()).toBe('The court ruled on labels, and only on labels.');

  const off = page.getByRole('region', { name: 'Take it off the pages' });
  await off.getByLabel('Why').fill('It is disputed.');
  await off.getByRole('button', { name: 'Take it off the pages' }).click();
  await page.getByText('The pages say so now.').first().waitFor();
  expect(await shown()).toMatch(/^We took back what stood here on \w+ \d+, \d{4}\.$/);

  const back = page.getByRole('region', { name: 'Restore the original words' });
  await back.getByLabel('Why').fill('It stands.');
  await back.getByRole('button', { name: 'Restore the original words' }).click();
  await page.getByText('The pages show the original words again.').first().waitFor();
  expect(await shown()).toBe(was);
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/Restored/, /Withdrawn/, /Read the opinion again\./]);
  expect(site.problems).toEqual([]);
});

test('a notice is put on a page and taken down again', async () => {
  await using site = await openStaff({ as: 'admin' });
  const { page } = site;
  await page.goto('/admin/statements/notices');
  await page.getByLabel('Page', { exact: true }).selectOption(path);
  await page.getByRole('textbox', { name: 'Notice', exact: true }).fill('The court has set a new hearing.');
  await page.getByRole('button', { name: 'Put it on the page' }).click();
  const up = page.getByRole('region', { name: 'On pages now' });
  await up.getByText('The court has set a new hearing.').waitFor();
  const visitor = await site.context.newPage();
  await visitor.goto(path);
  await expect(visitor.locator('[data-notice]')).toHaveText(
    /^\w+ \d+, \d{4}: The court has set a new hearing\.$/,
  );
  await expect(visitor.locator('[data-notice]')).toBeVisible();
  await expect.poll(() => axeFindings(visitor)).toEqual([]);
  await up.getByRole('button', { name: 'Take down' }).click();
  await up.getByText('No page shows a notice.').waitFor();
  await visitor.goto(path);
  await expect(visitor.locator('[data-notice]')).toBeHidden();
  expect(site.problems).toEqual([]);
});

test('a lawyer who has read a page is named on it at once, in both languages, until a sentence changes', async () => {
  await using site = await openStaff({ as: 'admin' });
  const { page } = site;
  const visitor = await site.context.newPage();
  const shown = async (address: string) => {
    await visitor.goto(address);
    return visitor.locator('[data-reviewed]').textContent();
  };
  expect(await shown(path)).toBe('');
  await page.goto('/admin/statements/notices');
  await page.getByLabel('Page', { exact: true }).selectOption(path);
  const review = page.getByRole('region', { name: 'Who reviewed this page' });
  await review.getByText('What the page says').click();
  await review.getByText(was).waitFor();
  await review.getByLabel('Reviewed by (a lawyer at the firm)').fill('Eleanor Marsh');
  await review.getByRole('button', { name: 'Show the name on the page' }).click();
  await review.getByText(messages.form.required).first().waitFor();
  await review.getByLabel('Title').fill('Managing Partner');
  await review.getByLabel('Why').fill('She has read the page.');
  await review.getByRole('button', { name: 'Show the name on the page' }).click();
  await page.getByText('The page shows who reviewed it.').first().waitFor();
  expect(await shown(path)).toMatch(/^Reviewed by Eleanor Marsh, Managing Partner, on \w+ \d+, \d{4}$/);
  expect(await shown(`/es${path}`)).toMatch(
    /^Revisado por Eleanor Marsh, Socia directora, el \d+ de \w+ de \d{4}$/,
  );
  await expect(review.getByText(/statements are reviewed/)).toHaveText(/^(\d+) of \1 statements/);

  await page.goto(`/admin/statements/${id}`);
  const correct = page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'What the pages say (English)' }) });
  await correct.getByRole('textbox', { name: 'What the pages say (English)' }).fill('It ruled on labels.');
  await correct.getByLabel('Why').fill('Shorter.');
  await correct.getByRole('button', { name: 'Correct it on the pages' }).click();
  await page.getByText('The pages show it now.').first().waitFor();
  expect(await shown(path)).toMatch(/^Reviewed in part by Eleanor Marsh, .*: \d+ of \d+ statements$/);
  await page.getByText('Reviewed by Eleanor Marsh, Managing Partner').waitFor();
  expect(site.problems).toEqual([]);
});

test('the dashboard counts what is due, and the screens are clean for axe on a phone and wide', async () => {
  await using site = await openStaff({ as: 'admin', ...phone });
  const { page } = site;
  await page.goto('/admin');
  await page.getByText('Statements due for review').waitFor();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['', `/${id}`, '/notices']) {
      await page.goto(`/admin/statements${screen}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
  }
});
