import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from './admin-support';

for (const noun of ['user', 'service'] as const) {
  test(`the list of ${noun}s says when it loads, when it cannot, and when a search finds nothing`, async () => {
    await using staff = await openStaff({ as: 'admin' });
    const { page } = staff;
    const call = `**/trpc/*${noun}s.page*`;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.fulfill({ status: 500, contentType: 'application/json', body: 'broken' });
    });
    await page.goto(`/admin/${noun}s`);
    await page.getByText(messages[noun].loading).waitFor();
    release();
    await page.getByText(messages[noun].loadingFailed).waitFor();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('textbox', { name: `Search ${noun}s` }).fill('nobody has this name');
    await page.getByText(messages[noun].none).waitFor();
    await page.getByText(messages.list.adjustSearch).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
}

test('the drawer of a phone is without findings of axe', async () => {
  await using staff = await openStaff({ as: 'admin', ...phone });
  const { page } = staff;
  await page.goto('/admin');
  await page
    .getByRole('button', { name: /sidebar|menu|navigation/i })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Admin Panel').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
});
