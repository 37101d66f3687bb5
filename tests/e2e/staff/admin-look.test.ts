import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { contrast } from '../../../client/content/contrast';
import { messages } from '../../../shared/messages';
import { leadStatuses } from '../../../shared/schemas/client';
import { desktop, phone } from '../../support/browser/open-site';
import { openStaff } from './admin-support';

const sizes = [phone.viewport, { width: 1024, height: 768 }, desktop.viewport];

const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

test('what a toast says covers neither the title nor the buttons of a dialog at any width', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  const findMiddles = async () => {
    const covered: string[] = [];
    for (const thing of [
      ...(await dialog.getByRole('heading').all()),
      ...(await dialog.getByRole('button', { name: /^(Close|Cancel|Add (client|user|service)|Save)/ }).all()),
    ])
      if (!(await thing.evaluate(isOnTop))) covered.push((await thing.textContent()) || 'Close');
    return covered;
  };
  for (const size of sizes)
    for (const noun of ['client', 'user', 'service']) {
      await page.setViewportSize(size);
      await page.goto(`/admin/${noun}s`);
      await page
        .getByRole('button', { name: `Add ${noun}` })
        .first()
        .click();
      await dialog.getByRole('button', { name: `Add ${noun}` }).click();
      await staff.toast(messages.validation.missing.description).waitFor();
      await expect.poll(async () => [size.width, noun, await findMiddles()]).toEqual([size.width, noun, []]);
      await page.keyboard.press('Escape');
    }
});

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

test('the words of the charts can be read at any width and in forced colors', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await staff.leads({ caseType: '1' }, { caseType: '9' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/admin/reports');
    await page.getByRole('img', { name: /2 leads in the last 30 days/ }).waitFor();
    await expect.poll(async () => (await letterSizes(page)).length).toBeGreaterThan(8);
    await expect.poll(async () => (await letterSizes(page)).filter((pixels) => pixels < 12)).toEqual([]);
  }
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

test('on paper there is no sidebar, no toolbar and no button; a lead is a white sheet with its words, also from the dark', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'dark' });
  const { page, admin } = staff;
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

  await page.emulateMedia({ media: 'screen' });
  await admin.put(`/api/clients/${id}`, { status: 'Qualified' });
  await page.goto(`/admin/clients/${id}`);
  await staff.heading('Maria Lopez').waitFor();
  await page.getByText('sent a request for help').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, select:visible, textarea:visible, summary:visible')).toHaveCount(
    0,
  );
  await expect(page.locator('header:visible, aside:visible')).toHaveCount(0);
  for (const text of ['Maria Lopez', '(415) 555-0132', 'Nobody yet', 'Printed', 'sent a request for help'])
    await expect
      .poll(async () => [text, await page.getByText(text).locator('visible=true').count()])
      .not.toEqual([text, 0]);
  const paper = page.locator('.staff').first();
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(paper).not.toHaveCSS('color', 'rgb(230, 235, 244)');
});

test('every status has a word and a color of its own, with enough contrast', async () => {
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

test('the colors follow the device until a person chooses, and the choice holds from the first paint on', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'light' });
  const { page } = staff;
  const root = page.locator('html');
  await page.goto('/admin/account');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Theme').selectOption('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Theme').selectOption('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.staff').first()).toHaveCSS('background-color', 'rgb(15, 22, 35)');

  await test.step('in the dark, the Save button of a call stands out from its card', async () => {
    const [id] = await staff.leads({});
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toHaveCSS(
      'background-color',
      'rgb(44, 74, 124)',
    );
  });
  await page.route('**/trpc/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
