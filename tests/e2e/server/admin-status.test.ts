import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { breakCall, openStaff } from '../staff/admin-support';

test('an administrator sees what needs them first, checks again, and is told where the server does not answer', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  await test.step('an administrator sees what needs them first, with what to do, and checks again', async () => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Server status' }).click();
    await staff.heading('Server status').waitFor();
    const rows = page.getByRole('region', { name: 'Parts of the server' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Bad');
    await expect(rows.first()).toContainText('RATE_LIMITS');
    const queue = rows.filter({ hasText: 'Queue' });
    await expect(queue).toContainText('Nothing is waiting.');
    const dueAt = new Date();
    await app.models.outbox.create({
      _id: 'one',
      eventId: 'one',
      kind: 'webhook',
      data: {},
      state: 'needs a look',
      at: dueAt,
      dueAt,
      attempts: 1,
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(queue).toContainText('Open Outbox to see why, and send them again.');
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
  expect(staff.problems).toEqual([]);

  await test.step('a status that cannot be loaded says so and can be asked again', async () => {
    // The stream of news makes a page reload its data.
    await page.route('**/trpc/clients.news*', (route) => route.abort());
    await breakCall(page, 'status.get');
    await page.goto('/admin/status');
    await expect(page.getByRole('main').getByText('Error loading the status')).toBeVisible();
    await page.unroute('**/trpc/*status.get*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Parts of the server' })).toBeVisible();
  });

  await test.step('it is asked again each minute; what was said last stays where the server does not answer', async () => {
    await page.unrouteAll();
    await page.clock.install();
    await page.goto('/admin/status');
    const rows = page.getByRole('region', { name: 'Parts of the server' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Backups' })).toBeVisible();
    const response = page.waitForResponse(/status\.get/);
    await page.clock.runFor(60_000);
    expect((await response).ok()).toBe(true);
    await breakCall(page, 'status.get');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.clock.runFor(20_000);
    await expect(
      page
        .getByRole('main')
        .getByText('The server did not answer. This is its last report. Choose "Check again".'),
    ).toBeVisible();
    await expect(rows.filter({ hasText: 'Backups' })).toBeVisible();
  });
});
