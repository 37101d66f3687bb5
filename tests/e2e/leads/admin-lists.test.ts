import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { hold } from '../form/form-support';
import { openStaff } from '../staff/admin-support';

const endless = {
  firstName: 'W'.repeat(100),
  lastName: 'm'.repeat(100),
  email: `${'x'.repeat(60)}@example.com`,
  phoneNumber: '1'.repeat(40),
};
const numbered = (count: number, firstName = 'Ann') =>
  Array.from({ length: count }, (_, index) => ({
    firstName,
    lastName: `Number ${String(count - index).padStart(2, '0')}`,
  }));

/** The elements among these that are hidden beyond a side of the window. */
const outOfSight = async (page: Page, things: Locator) => {
  const { width } = page.viewportSize()!;
  const lost: string[] = [];
  for (const thing of await things.all()) {
    const box = await thing.boundingBox();
    if (!box || box.x < 0 || box.x + box.width > width) lost.push(await thing.innerText());
  }
  return lost;
};

test('a name of 100 letters pushes no column out at 1024 px, and where a table does not fit the rows are cards with all that a row has', async () => {
  await using staff = await openStaff({ as: 'admin', viewport: { width: 1024, height: 768 } });
  const { page } = staff;
  await test.step('a name of 100 letters pushes no column out: at 1024 px with the sidebar open all of them are in sight', async () => {
    await staff.leads({}, endless);
    for (const [path, columns] of [
      ['/admin/clients', ['Name', 'Phone', 'Case type', 'Status', 'Waiting', 'Actions']],
      ['/admin/users', ['Name', 'E-mail', 'Mobile number', 'Role', 'Since', 'Actions']],
      ['/admin/services', ['Title', 'Description', 'Status', 'Actions']],
    ] as const) {
      await page.goto(path);
      const heads = page.getByRole('columnheader');
      await heads.first().waitFor();
      await expect.poll(async () => (await heads.allInnerTexts()).filter(Boolean)).toEqual(columns);
      await expect.poll(() => outOfSight(page, heads)).toEqual([]);
      await expect.poll(() => outOfSight(page, page.getByRole('row').getByRole('button'))).toEqual([]);
    }
    await page.goto('/admin/clients');
    const rows = page.getByRole('row');
    await rows.nth(2).waitFor();
    const short = (await rows.nth(2).boundingBox())!;
    const long = () => rows.nth(1).boundingBox();
    await expect.poll(async () => (await long())?.width).toBe(short.width);
    await expect.poll(async () => (await long())?.height).toBeLessThan(66);
    await page.getByRole('link', { name: /^W+ m+$/ }).focus();
    await expect(page.locator('[data-whole]')).toHaveText(/^W{100} m{100}$/);
  });

  await test.step('where a table does not fit the rows are cards, with everything that a row has', async () => {
    await page.setViewportSize({ width: 900, height: 768 });
    await page.goto('/admin/clients');
    const card = page.getByRole('listitem').filter({ hasText: 'Maria Lopez' });
    await card.getByRole('link', { name: '(415) 555-0132' }).waitFor();
    await expect(card.getByRole('combobox')).toHaveValue('New');
    for (const said of ['AFFF', /^waits /]) await expect(card.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);

    await page.keyboard.press('Control+b');
    await page.getByRole('table').getByText('(415) 555-0132').first().waitFor();
  });
});

test('an address with a page that does not exist leads to the last one, the next one begins at the top, and without a connection the list says so', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, context, dialog } = staff;
  await test.step('an address with a page that does not exist leads to the last one, in the lists and in the audit log', async () => {
    await staff.leads(...numbered(7));
    for (const [address, numbers, last] of [
      ['/admin/clients?page=9', '6–7 of 7', '?page=2'],
      ['/admin/users?page=9', '1–1 of 1', ''],
      ['/admin/audit?page=9', '1–1 of 1', ''],
    ] as const) {
      await page.goto(address);
      await page.getByText(numbers).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe(last);
    }
  });
  expect(staff.problems).toEqual([]);

  await test.step('without a connection the list says so, and its numbers belong to the rows above them', async () => {
    await page.goto('/admin/clients');
    await page.getByText('1–5 of 7').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Next page' }).click();
    // While the call is being retried, the rows are still those of the first page.
    await expect(page.getByText('6–7 of 7')).toHaveCount(0);
    await page.getByText(messages.client.loadingFailed).waitFor();
    await page.getByText(messages.client.fetchFailed).waitFor();
    await expect(page.getByText('6–7 of 7')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('6–7 of 7').waitFor();
    await expect(page.getByRole('table').getByRole('rowheader').getByRole('link')).toHaveText([
      'Ann Number 06',
      'Ann Number 07',
    ]);
  });

  await test.step('a save without a connection says that it waits, and is sent when there is one again', async () => {
    await staff.leads({});
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
    await dialog.getByLabel('Last name').fill('Alvarez');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Offline: what you save is sent when you are back.').waitFor();
    await page.getByText('1 change waits. Keep this page open until then.').waitFor();
    await expect(dialog.getByLabel('Last name')).toHaveValue('Alvarez');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Maria Alvarez' }).first().waitFor();
  });

  await test.step('the next page begins at the top of the list', async () => {
    await staff.leads(...numbered(30, 'Bea'));
    await page.goto('/admin/clients');
    await page.getByLabel('Rows per page').selectOption('25');
    await page.getByText('1–25 of 38').waitFor();
    await page.getByRole('link', { name: 'Bea Number 25' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const release = await hold(page, '**/trpc/*clients.page*');
    await page.getByRole('button', { name: 'Next page' }).click();
    const header = await page.locator('header').boundingBox();
    const top = async () => (await page.getByRole('columnheader').first().boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(header!.height);
    await expect.poll(top).toBeLessThan(300);
    release();
    await page.getByRole('link', { name: 'Bea Number 26' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  });
});
