import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { holdCall, openStaff } from './admin-support';

test('the list of users and that of services say when they load, when they cannot, and when a search finds nothing; services are found by title and description', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  for (const noun of ['user', 'service'] as const)
    await test.step(noun, async () => {
      const call = `**/trpc/*${noun}s.page*`;
      const release = await holdCall(page, call, (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: 'broken' }),
      );
      await page.goto(`/admin/${noun}s`);
      await page.getByText(messages[noun].loading).waitFor();
      release();
      await page.getByText(messages[noun].loadingFailed).waitFor();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      const search = page.getByRole('textbox', { name: `Search ${noun}s` });
      if (noun === 'service') {
        await page.getByText('1–5 of 18').waitFor();
        await search.fill('PARAQUAT');
        await page.getByText('1–1 of 1').waitFor();
      }
      await search.fill('nobody has this name');
      await page.getByText(messages[noun].none).waitFor();
      await page.getByText(messages.list.adjustSearch).waitFor();
      await expect.poll(() => axeFindings(page)).toEqual([]);
    });
});
