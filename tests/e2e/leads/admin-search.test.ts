import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openStaff } from '../staff/admin-support';

type Staff = Awaited<ReturnType<typeof openStaff>>;

const searchBox = ({ page }: Staff) => page.getByRole('textbox', { name: 'Search clients' });
const names = ({ page }: Staff) =>
  page.getByRole('table').getByRole('rowheader').getByRole('link').allTextContents();
/** Opens the menu with the list's export link, and returns the link. */
const exportLink = async ({ page }: Staff) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('link', { name: 'Export CSV' });
};
const getAddress = ({ page }: Staff) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const people = ['Adams', 'Brown', 'Clark', 'Davis', 'Evans', 'Frank'].map((lastName) => ({
  firstName: 'Ann',
  lastName,
  email: `${lastName}@example.com`.toLowerCase(),
}));

test('what staff search for survives a reload, Back and Forward, stands in no address and no log line, and is what the file holds', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, dialog, admin } = staff;
  const ids = await staff.leads({ firstName: 'Otto', lastName: 'Quillfeather' }, ...people);
  await test.step('what staff search for survives a reload, Back and Forward, and stands in no address and no log line', async () => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/admin/clients');
    await searchBox(staff).fill('quillfeather');
    await expect.poll(() => names(staff)).toEqual(['Otto Quillfeather']);
    await expect.poll(() => getAddress(staff)).toBe('/admin/clients');

    await page.reload();
    await expect.poll(() => names(staff)).toEqual(['Otto Quillfeather']);
    await expect(searchBox(staff)).toHaveValue('quillfeather');
    await page.goBack();
    await expect(searchBox(staff)).toHaveValue('');
    await expect.poll(async () => (await names(staff)).length).toBe(5);
    await page.goForward();
    await expect.poll(() => names(staff)).toEqual(['Otto Quillfeather']);
    await expect(searchBox(staff)).toHaveValue('quillfeather');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('otto quillf');
    await dialog.getByRole('option', { name: /Otto Quillfeather/ }).waitFor();
    await page.keyboard.press('Escape');
    const file = await exportLink(staff);
    await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(urls.filter((url) => /quill|otto/i.test(url))).toEqual([]);
    expect(app.logged.filter((line) => /quill|otto/i.test(JSON.stringify(line)))).toEqual([]);
    expect(app.logged.some(({ path }) => path === '/api/exports/clients.csv')).toBe(true);
  });

  await test.step('a link from the time when the search stood in the address still searches, and is made clean', async () => {
    await page.goto('/admin/clients?search=davis&sort=lastName');
    await expect.poll(() => names(staff)).toEqual(['Ann Davis']);
    await expect(searchBox(staff)).toHaveValue('davis');
    await expect.poll(() => getAddress(staff)).toBe('/admin/clients?sort=lastName');
  });
  expect(staff.problems).toEqual([]);

  await test.step('the file of a search holds what the list shows, in its order', async () => {
    await staff.leads({ firstName: 'Bob', lastName: 'Brown' });
    for (const id of ids.slice(1, 4)) await admin.put(`/api/clients/${id}`, { status: 'Signed' });
    await page.goto('/admin/clients?status=Signed&sort=lastName&order=desc');
    await searchBox(staff).fill('ann');
    await expect.poll(() => names(staff)).toEqual(['Ann Clark', 'Ann Brown', 'Ann Adams']);
    const link = await exportLink(staff);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('clients.csv');
    const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows.slice(1).map((row) => row.split(',')[3])).toEqual(['Clark', 'Brown', 'Adams']);

    if (!(await link.isVisible())) await exportLink(staff);
    await expect(link).toHaveAttribute('aria-busy', 'false');
    await page.route('**/api/exports/clients.csv', (route) => route.abort());
    await link.click();
    await staff.toast('The file could not be exported. Please try again.').waitFor();
  });
});

test('"All leads" leads back to the filter, page, order and search of the list, which are there again after the next sign-in', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, app, dialog } = staff;
  await test.step('"All leads" leads back to the filter, page, order and search that the lead was opened from', async () => {
    const ids = await staff.leads(...people, { firstName: 'Ann', lastName: 'Green' });
    for (const id of ids) await admin.put(`/api/clients/${id}`, { status: 'Contacted' });
    const list = '/admin/clients?status=Contacted&sort=lastName&page=2';
    await page.goto('/admin/clients?status=Contacted&sort=lastName');
    await searchBox(staff).fill('ann');
    // Everyone here is named Ann, so the rows do not show when the search has settled.
    await expect.poll(() => page.evaluate(() => history.state?.search)).toBe('ann');
    await page.getByText('1–5 of 7').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('link', { name: 'Ann Frank' }).click();
    await staff.heading('Ann Frank').waitFor();
    await page.reload();
    await staff.heading('Ann Frank').waitFor();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('ann adams');
    await dialog.getByRole('option', { name: /^Ann Adams/ }).click();
    await staff.heading('Ann Adams').waitFor();
    await page.getByRole('link', { name: 'All leads' }).click();
    await expect.poll(() => names(staff)).toEqual(['Ann Frank', 'Ann Green']);
    await expect.poll(() => getAddress(staff)).toBe(list);
    await expect(searchBox(staff)).toHaveValue('ann');
    await page.getByRole('button', { name: 'Remove filter: Status: Contacted' }).waitFor();
  });
  expect(staff.problems).toEqual([]);

  await test.step('a search that stood there when the session ended is there again after the next sign-in', async () => {
    await page.clock.install();
    await page.goto('/admin/clients?sort=lastName');
    await searchBox(staff).fill('davis');
    await expect.poll(() => names(staff)).toEqual(['Ann Davis']);
    await admin.post('/api/auth/logout', {});
    // The open page polls every half minute, and notices. A reload on its way to the login page would lose the state:
    // browsers keep it for a document that returns to its own address.
    await page.clock.fastForward('00:30');
    await page.waitForURL('**/login?from=*');
    await page.reload();
    expect(page.url()).not.toContain('davis');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(app.adminPassword);
    await page.keyboard.press('Enter');
    await expect.poll(() => names(staff)).toEqual(['Ann Davis']);
    await expect.poll(() => getAddress(staff)).toBe('/admin/clients?sort=lastName');
  });
});
