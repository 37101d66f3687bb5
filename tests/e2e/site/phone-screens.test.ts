import { expect, test } from '@playwright/test';
import { answersPage } from '../../../client/content/en/pages/answers-page';
import { openPages } from '../../support/browser/open-site';

const screen = { viewport: { width: 375, height: 812 }, hasTouch: true };
test('at 400 % the bars leave at least 200 of 256 pixels, and nothing is wider than the window', async () => {
  await using site = await openPages({ viewport: { width: 320, height: 256 } });
  const { page } = site;
  for (const path of ['/', '/services/afff-claims', '/es/contact', '/answers/deadlines']) {
    await page.goto(path);
    const bars = await page.evaluate(() => {
      const stays = (one: Element | null): boolean =>
        one !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(one).position) || stays(one.parentElement));
      const rows = Array.from({ length: innerHeight }, (_, y) => y);
      return rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length;
    });
    expect(bars, path).toBeLessThanOrEqual(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the time limit of a state stands in one line with its statute as soon as the state is chosen, and without script all stand in their table', async () => {
  {
    await using site = await openPages({ ...screen, javaScriptEnabled: false });
    await site.page.goto('/es/answers/deadlines');
    await expect(site.page.locator('tr#CA')).toBeVisible();
    await expect(site.page.locator('#deadline-state')).toBeHidden();
  }
  await using site = await openPages(screen);
  const { page } = site;
  await site.visit('/answers/deadlines');
  await expect(page.locator('tr#CA')).toBeHidden();
  await page.getByLabel(answersPage.deadlines.choose).selectOption('CA');
  await expect(page.locator('[data-deadline-answer]')).toHaveText(
    /^California\. Over an injury: 2 years \(Cal\. Code Civ\. Proc\. sec\. 335\.1\)\. Over a death: 2 years \(/,
  );
  await page.getByLabel(answersPage.deadlines.choose).selectOption('AR');
  await expect(page.locator('[data-deadline-answer]')).toContainText('Over a death: Ask us.');
  await page.goto('/answers/deadlines#TX');
  await page.reload();
  await expect(page.locator('tr#TX')).toBeVisible();
  expect(site.problems).toEqual([]);
});
