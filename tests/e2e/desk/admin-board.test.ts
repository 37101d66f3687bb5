import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from '../staff/admin-support';

const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`);
const handle = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name},`) });
const focusedColumn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-column]')?.getAttribute('data-column'));

test('a card is moved to another column by mouse and by the arrow keys, stays there with the focus, and a full column leads to its list', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('a card is dragged to another column by mouse, and stays there', async () => {
    const [id] = await staff.leads({}, { firstName: 'Ben' });
    await page.goto('/admin/clients');
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await column(page, 'New').getByText('Maria Lopez').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    const from = (await handle(page, 'Maria Lopez').boundingBox())!;
    const to = (await column(page, 'Qualified').boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 60, { steps: 5 });
    await page.mouse.up();
    await column(page, 'Qualified').getByText('Maria Lopez').waitFor();
    await expect.poll(async () => (await admin.get(`/api/clients/${id}`)).body.status).toBe('Qualified');
    await page.getByRole('region', { name: 'Qualified, 1 leads' }).waitFor();
    await page.reload();
    await column(page, 'Qualified').getByText('Maria Lopez').waitFor();
  });

  await test.step('the arrow keys move a card, the focus goes along, and turning down asks why', async () => {
    const [id] = await staff.leads({
      firstName: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '(415) 555-0161',
    });
    await admin.put(`/api/clients/${id}`, { status: 'Signed' });
    await page.goto('/admin/clients/board');
    await handle(page, 'Ana Lopez').focus();
    await page.keyboard.press('ArrowRight');
    await column(page, 'Referred out').getByText('Ana Lopez').waitFor();
    await page.getByText('Ana Lopez is now Referred out.').waitFor({ state: 'attached' });
    await expect.poll(() => focusedColumn(page)).toBe('Referred out');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Another reason' }).click();
    await dialog.getByLabel('In your own words').fill('Too late');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await admin.get(`/api/clients/${id}`)).body)
      .toMatchObject({
        status: 'Turned down',
        statusReason: 'Too late',
      });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusedColumn(page)).toBe('Turned down');
  });
  expect(staff.problems).toEqual([]);

  await test.step('a column with more leads than it shows leads to the list of them', async () => {
    await staff.leads(
      ...Array.from({ length: 22 }, (_, index) => ({ email: `no${index}@example.com`, caseType: '3' })),
    );
    await page.goto('/admin/clients/board?caseType=3');
    await column(page, 'New').getByRole('link', { name: 'Show all 22' }).click();
    await page.getByText('1–5 of 22').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=New&caseType=3');
  });

  await test.step('a refetch that is older than the move takes neither the card back nor the focus', async () => {
    const [id] = await staff.leads({
      firstName: 'Eva',
      email: 'eva@example.com',
      phoneNumber: '(415) 555-0162',
    });
    await page.goto('/admin/clients/board');
    await handle(page, 'Eva Lopez').waitFor();
    // The save waits until the board has been refetched as it was.
    const saves: Route[] = [];
    await page.route('**/trpc/*clients.update*', (route) => void saves.push(route));
    await handle(page, 'Eva Lopez').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedColumn(page)).toBe('Contacted');
    const [other] = await staff.leads({ firstName: 'Otto', email: 'ben@example.com' });
    await admin.put(`/api/clients/${other}`, { status: 'Qualified' });
    await column(page, 'Qualified').getByText('Otto Lopez').waitFor();
    expect(await focusedColumn(page)).toBe('Contacted');
    await saves[0]?.continue();
    await page.getByText('Eva Lopez is now Contacted.').waitFor({ state: 'attached' });
    expect(await focusedColumn(page)).toBe('Contacted');
    expect((await admin.get(`/api/clients/${id}`)).body.status).toBe('Contacted');
  });
});

test('on a phone a finger drags a card, the rest of the board scrolls, and a list moves it as well', async () => {
  await using staff = await openStaff({ as: 'admin', ...phone });
  const { page, context, admin } = staff;
  const [id] = await staff.leads({});
  await page.goto('/admin/clients/board');
  await handle(page, 'Maria Lopez').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  const from = (await handle(page, 'Maria Lopez').boundingBox())!;
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y + 14 }],
    });
  await send('touchStart', from.x + 14);
  const marked = () => page.locator('[data-column].border-accent').getAttribute('data-column');
  const under = () =>
    page.evaluate(
      ([x, y]) =>
        document
          .elementsFromPoint(x!, y!)
          .map((element) => element.closest('[data-column]')?.getAttribute('data-column'))
          .find(Boolean),
      [200, from.y + 14],
    );
  // Touching the edge scrolls until the next column is under the middle of the screen.
  for (let step = 0; (await under()) === 'New'; step++) await send('touchMove', 360 + (step % 2));
  await send('touchMove', 200);
  // The mark follows the finger with a short delay.
  await expect.poll(async () => (await marked()) === (await under())).toBe(true);
  const over = await under();
  expect(over).not.toBe('New');
  await send('touchEnd');
  await expect.poll(async () => (await admin.get(`/api/clients/${id}`)).body.status).toBe(over);
  await page.getByRole('combobox', { name: 'Status of Maria Lopez' }).selectOption('New');
  await column(page, 'New').getByText('Maria Lopez').waitFor();
  expect(staff.problems).toEqual([]);
});
