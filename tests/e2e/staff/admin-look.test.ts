import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { contrast } from '../../../client/content/contrast';
import { messages } from '../../../shared/messages';
import { leadStatuses } from '../../../shared/schemas/client';
import { desktop, phone } from '../../support/browser/open-site';
import { openStaff } from './admin-support';

const laptop = { viewport: { width: 1024, height: 768 } };

const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

for (const [width, size] of Object.entries({ '375': phone, '1024': laptop, '1280': desktop })) {
  test(`what a toast says covers neither the title nor the buttons of a dialog at ${width} px`, async () => {
    await using staff = await openStaff({ as: 'admin', ...size });
    const { page, dialog } = staff;
    const findMiddles = async () => {
      const covered: string[] = [];
      for (const thing of [
        ...(await dialog.getByRole('heading').all()),
        ...(await dialog
          .getByRole('button', { name: /^(Close|Cancel|Add (client|user|service)|Save)/ })
          .all()),
      ])
        if (!(await thing.evaluate(isOnTop))) covered.push((await thing.textContent()) || 'Close');
      return covered;
    };
    for (const noun of ['client', 'user', 'service']) {
      await page.goto(`/admin/${noun}s`);
      await page
        .getByRole('button', { name: `Add ${noun}` })
        .first()
        .click();
      await dialog.getByRole('button', { name: `Add ${noun}` }).click();
      await staff.toast(messages.validation.missing.description).waitFor();
      await expect.poll(async () => [noun, await findMiddles()]).toEqual([noun, []]);
      await page.keyboard.press('Escape');
    }
  });
}

/** True if nothing covers the corners and the middle of an element. */
const isOnTop = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, bottom - 4],
  ] as const;
  return points.every(([x, y]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  });
};

/** The displayed size of the letters in charts. */
const letterSizes = (page: Page) =>
  page.locator('svg[role=img] text').evaluateAll((texts) =>
    texts.map((text) => {
      const drawn = (text as SVGTextElement).getScreenCTM()!.a;
      return Math.round(drawn * Number.parseFloat(getComputedStyle(text).fontSize));
    }),
  );

for (const [width, size] of Object.entries({ '375': phone, '1024': laptop, '1280': desktop }))
  test(`the words of the charts can be read at ${width} px`, async () => {
    await using staff = await openStaff({ as: 'admin', ...size });
    const { page } = staff;
    await staff.leads({ caseType: '1' }, { caseType: '9' });
    await page.goto('/admin/reports');
    await page.getByRole('img', { name: /2 leads in the last 30 days/ }).waitFor();
    await expect.poll(async () => (await letterSizes(page)).length).toBeGreaterThan(8);
    await expect.poll(async () => (await letterSizes(page)).filter((pixels) => pixels < 12)).toEqual([]);
  });

test('the charts can be read in forced colours', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await staff.leads({});
  await page.goto('/admin/reports');
  await page.getByRole('img', { name: /1 leads in the last 30 days/ }).waitFor();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const parts = page.locator('svg[role=img] :is(text, .fill-info)');
  await expect.poll(() => parts.count()).toBeGreaterThan(4);
  // Bars are graphics (3:1), words are text (4.5:1); the background is the system's.
  const least = async () => {
    const [ground, ...painted] = await parts.evaluateAll((all) => [
      getComputedStyle(document.body).backgroundColor,
      ...all.map((part) => getComputedStyle(part).fill),
    ]);
    return Math.min(...painted.map((colour) => contrast(hex(colour), hex(ground!))));
  };
  await expect.poll(least).toBeGreaterThan(3);
});

test('on paper there is no sidebar, no toolbar and no button', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  const [id] = await staff.leads({});
  for (const path of ['/admin', '/admin/clients', `/admin/clients/${id}`, '/admin/audit']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page
      .locator('main')
      .getByText(/Maria|First Administrator/)
      .and(page.locator(':not(option)'))
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(async () => [path, await page.getByRole('complementary', { name: 'Admin Panel' }).isVisible()])
      .toEqual([path, false]);
    await expect(page.locator('header')).toBeHidden();
    await expect.poll(async () => (await page.locator('main').boundingBox())?.x).toBe(0);
  }
  await page.goto(`/admin/clients/${id}`);
  await page.getByText('Website sent a request for help').waitFor();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('every status has a word and a colour of its own, with enough contrast', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const ids = await staff.leads(...leadStatuses.map((status) => ({ firstName: status })));
  for (const [index, status] of leadStatuses.entries())
    await admin.put(`/api/clients/${ids[index]}`, { status, statusReason: 'x' });
  await page.goto('/admin/clients');
  await page.getByLabel('Rows per page').selectOption('10');
  await page.getByText(`1–${leadStatuses.length} of ${leadStatuses.length}`).waitFor();
  const colors: string[] = [];
  for (const status of leadStatuses) {
    const choice = page.getByRole('combobox', { name: `Status of ${`${status} Lopez`}` });
    await expect(choice.locator('option:checked')).toHaveText(status);
    const [text, ground] = await choice.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(contrast(hex(text!), hex(ground!))).toBeGreaterThanOrEqual(4.5);
    colors.push(hex(text!));
  }
  expect(new Set(colors).size).toBe(leadStatuses.length);
});
