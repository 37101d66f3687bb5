import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { holdCall, openStaff } from '../staff/admin-support';

/** A Tuesday, 10 AM in California: calls to the numbers in these tests are allowed. */
const tuesday = Date.UTC(2026, 2, 17, 17);

const byHand = (page: Page) => page.locator('dt', { hasText: 'Call by hand' }).locator('xpath=../dd');

test('"Asked not to be called" stops the next call at once, and a press on Call checks again: it does not rely on an old answer, nor on a reason given for something else', async () => {
  let now = tuesday;
  await using staff = await openStaff({ as: 'intake', app: { now: () => now } });
  const { page, context, admin } = staff;
  await test.step('"Asked not to be called" stops the next call at once: on the page where it was saved, and in another open tab', async () => {
    const [id] = await staff.leads({});
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/admin/clients/${id}`);
      await expect(byHand(tab)).toHaveText('Yes, now');
    }
    const work = page.getByRole('region', { name: 'Log a call or a next step' });
    await work.getByLabel('Asked not to be called').check();
    const release = await holdCall(page, '**/trpc/*contact.askAll*');
    const asking = page.waitForRequest('**/trpc/*contact.askAll*');
    await work.getByRole('button', { name: 'Save' }).click();
    await asking;
    // It says so only with the new answer.
    await expect(staff.toast('Saved')).toHaveCount(0);
    release();
    await staff.toast('Saved').waitFor();
    await expect(byHand(page)).toHaveText('Do not contact: asked us to stop');
    await expect(byHand(other)).toHaveText('Do not contact: asked us to stop');
    await page.locator('a[href^="tel:"]').first().click();
    await staff.dialog.getByText('Asked us to stop.').waitFor();
  });

  await test.step('a press on Call checks again: it does not dial on an old answer, nor on a reason given for something else', async () => {
    // Ten minutes before calls to California must stop, and ten after.
    now = Date.UTC(2026, 2, 18, 3, 50);
    const [id] = await staff.leads({
      firstName: 'Rosa',
      email: 'rosa@example.com',
      phoneNumber: '(415) 555-0163',
    });
    // Chromium would ask whether to open another program, before the page gets the next press.
    await page.addInitScript(`navigation.addEventListener('navigate', (event) => {
    if (event.destination.url.startsWith('tel:')) event.preventDefault();
  })`);
    // Block the news: the tab's data stays outdated.
    await page.route('**/trpc/clients.news*', () => undefined);
    await page.goto(`/admin/clients/${id}`);
    await expect(byHand(page)).toHaveText('Yes, now');
    now += 20 * 60 * 1000;
    const call = page.locator('a[href^="tel:"]').first();
    await call.click();
    await staff.dialog.getByText('Quiet hours where the person may be.').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await staff.dialog.getByLabel('Reason').fill('She asked to be called at nine');
    await staff.dialog.getByRole('button', { name: 'Contact anyway' }).click();
    await staff.dialog.waitFor({ state: 'detached' });
    await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'phone' });
    await call.click();
    await staff.dialog.getByText('Asked us to stop.').waitFor();
    await expect(page.locator('#gate-call')).toHaveText('Do not contact: asked us to stop');
  });
  expect(staff.problems).toEqual([]);
});

test('the clerk sees what time it is where the person is, and is proposed a call for when it is in order there', async () => {
  // 9 AM in New York, where the clerk works.
  await using staff = await openStaff({
    as: 'intake',
    timezoneId: 'America/New_York',
    app: { now: () => Date.UTC(2026, 2, 17, 13) },
  });
  const { page } = staff;
  const [id] = await staff.leads({});
  await page.clock.setFixedTime(Date.UTC(2026, 2, 17, 13));
  await page.goto(`/admin/clients/${id}`);
  await page.locator('[data-lead-head]').getByText('6:00 AM there').waitFor();
  const work = page.getByRole('region', { name: 'Log a call or a next step' });
  await work.getByLabel('No answer').check();
  await expect(work.getByLabel('Due')).toHaveValue('Tue, Mar 17, 8:00 AM');
  await work.getByText('11:00 AM here').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await work.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Open tasks' }).getByText('Call again').waitFor();
  expect((await staff.admin.get(`/api/clients/${id}`)).body.nextTaskAt).toBe('2026-03-17T15:00:00.000Z');
  expect(staff.problems).toEqual([]);
});
