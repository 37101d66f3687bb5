import { expect, test } from '@playwright/test';
import { folderPlace } from '../../../server/operations/archive/places';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

const hour = 60 * 60 * 1000;
const backup = {
  place: folderPlace('/nowhere'),
  every: 24 * hour,
  keep: 14,
  write: () => Promise.reject(new Error('no room')),
};

test('administrators see how old the newest backup is, and on the dashboard when it is too old', async () => {
  await using staff = await openStaff({ as: 'admin', app: { backup } });
  const { page, app } = staff;
  const newest = (hoursAgo: number) =>
    app.models.backups.updateOne(
      { _id: 'schedule' },
      { $set: { lastAt: new Date(Date.now() - hoursAgo * hour), bytes: 4_200_000 } },
      { upsert: true },
    );
  await newest(49);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'The newest backup is too old' }).click();
  await staff.heading('Backups').waitFor();
  const card = page.getByRole('region', { name: 'Backups' });
  await expect(card).toContainText('4.2 MB');
  await expect(card).toContainText('every 24 hours to a folder, the last 14 kept');
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await newest(1);
  const answered = page.waitForResponse(/backups\.state/);
  await page.goto('/admin');
  await answered;
  await staff.heading('Dashboard').waitFor();
  await expect(page.getByRole('link', { name: 'Clients' }).first()).toBeVisible();
  await expect(page.getByText('The newest backup is too old')).toHaveCount(0);
  expect(staff.problems).toEqual([]);
});
