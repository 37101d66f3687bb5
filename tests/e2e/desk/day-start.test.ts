import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { make } from '../../support/make';
import { openStaff } from '../staff/admin-support';

/** Records what the page would show or play, because a headless browser does neither. */
const listenToAlerts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const notifications: string[] = [];
    Object.assign(window, {
      notifications,
      Notification: class {
        static permission = 'granted';
        static async requestPermission() {
          return 'granted';
        }
        constructor(title: string) {
          notifications.push(title);
        }
        close() {}
      },
      AudioContext: class {
        constructor() {
          notifications.push('sound');
          throw new Error('no sound here');
        }
      },
    });
  });

const readNotifications = () => (window as unknown as { notifications: string[] }).notifications;

test('Today is one list, live: 15 rows of 60 on the first screen, nothing wider than a phone, and Enter starts the walk', async () => {
  await using staff = await openStaff({ as: 'intake', viewport: { width: 1280, height: 800 } });
  const { page, app, admin } = staff;
  const rows = page.locator('[data-row]');
  await test.step('what waits stands in one sentence and one list, live', async () => {
    const [first] = await staff.leads({ firstName: 'First' });
    await page.goto('/admin');
    await page.getByText('1 waits for a first call').waitFor();
    await expect(page).toHaveTitle('(1) Dashboard · Admin Panel');
    await staff.leads({ firstName: 'Fresh', email: 'fresh@example.com' });
    await page.getByText('2 wait for a first call').waitFor();
    await expect(rows).toHaveCount(2);
    await admin.put(`/api/clients/${first}`, { status: 'Contacted' });
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveTitle('(1) Dashboard · Admin Panel');
  });

  await test.step('with 60 rows the first screen shows 15, and a phone needs no sideways scroll', async () => {
    const people = Array.from({ length: 59 }, (_, index) => ({
      firstName: `Person${index}`,
      email: `p${index}@example.com`,
    }));
    await staff.leads(...people);
    await expect(rows).toHaveCount(60);
    const inView = () =>
      rows.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
    await expect.poll(inView).toBeGreaterThanOrEqual(15);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(375);
    await expect.poll(inView).toBeGreaterThanOrEqual(10);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the walk starts with Enter, at what is due first', async () => {
    const fresh = await app.models.clients.findOne({ firstName: 'Fresh' }).lean();
    const clerk = await app.models.users.findOne({ role: 'intake' }).lean();
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    await admin.mutate('desk.addTask', {
      id: String(fresh?._id),
      task: { title: 'Send the form', dueAt, assignedTo: String(clerk?._id) },
    });
    await page.goto('/admin/queue');
    await page.waitForURL('**/admin');
    await rows.getByText('Send the form').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/queue/${fresh?._id}`);
    await page.getByRole('region', { name: 'Log a call or a next step' }).waitFor();
  });
  expect(staff.problems).toEqual([]);
});

test('a new lead sounds and is told by the system when the person wants it, once, without a name', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, context } = staff;
  await listenToAlerts(context);
  await staff.leads({});
  await page.goto('/admin/account');
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('switch', { name: 'System notification' }).click();
  await expect
    .poll(async () => (await staff.app.models.preferences.findOne().lean())?.notifications)
    .toBe(true);
  await page.goto('/admin');
  await expect.poll(() => page.title()).toContain('(1)');
  await expect.poll(() => page.evaluate(readNotifications)).toEqual([]);
  await staff.leads({ firstName: 'Fresh', email: 'fresh@example.com' });
  await expect
    .poll(() => page.evaluate(readNotifications))
    .toEqual(['sound', 'A new lead. 2 leads are waiting.']);
  const reloaded = page.waitForResponse('**/trpc/*desk.dayStart*');
  await page.reload();
  await reloaded;
  await expect.poll(() => page.evaluate(readNotifications)).toEqual([]);
});

test('on a phone a service worker shows that a lead came, and leads to the list when it is pressed', async () => {
  await using staff = await openStaff({ as: 'intake', browser: 'whole' });
  const { page, context, app } = staff;
  await context.grantPermissions(['notifications'], { origin: app.url });
  await context.addInitScript(() => {
    // Behave like Chrome on Android.
    window.Notification = new Proxy(Notification, {
      construct: () => {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      },
    });
    // Chromium forgets a notification that is read before it is drawn, so the test reads what was to be shown.
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = async function (title, options) {
      await show.call(this, title, options);
      document.documentElement.dataset.shown = JSON.stringify({ title, ...options });
    };
  });
  await page.goto('/admin/account');
  await page.getByRole('switch', { name: 'System notification' }).click();
  await expect.poll(async () => (await app.models.preferences.findOne().lean())?.notifications).toBe(true);
  const [worker] = await Promise.all([
    context.waitForEvent('serviceworker'),
    staff.leads({ firstName: 'Quillfeather' }),
  ]);
  const shown = page.locator('html[data-shown]');
  await shown.waitFor({ state: 'attached' });
  const notification = JSON.parse((await shown.getAttribute('data-shown'))!);
  expect(notification.title).toBe('A new lead. 1 lead is waiting.');
  const isClosed = await worker.evaluate((data) => {
    let closed = false;
    const pressed = {
      data,
      close: () => {
        closed = true;
      },
    };
    dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification: pressed, waitUntil: () => {} }),
    );
    return closed;
  }, notification.data);
  expect(isClosed).toBe(true);
  await page.waitForURL('**/admin/clients');
  expect(staff.problems).toEqual([]);
});

test('how fast leads are answered and how many are signed is shown as a picture and as a table, and the day begins with the calls of the whole firm', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, app } = staff;
  const [one, two] = await staff.leads({}, { firstName: 'Ben', caseType: '2' });
  await test.step('how fast leads are answered and how many are signed is shown as a picture and as a table', async () => {
    const signed = { how: 'paper', at: new Date().toISOString() };
    await admin.mutate('desk.work', { id: one, outcome: 'Reached', status: 'Signed', signed });
    await page.goto('/admin/reports');
    const byType = page.getByRole('region', { name: 'By case type', exact: true });
    await byType.getByRole('img', { name: 'AFFF: 100%' }).waitFor();
    await byType.getByText('Show as a table').click();
    await byType.getByRole('row', { name: /AFFF 1 1 \d+ s 100% 100% 100%/ }).waitFor();
    const byPerson = page.getByRole('region', { name: 'By person who answered first', exact: true });
    await byPerson.getByText('Show as a table').click();
    await byPerson.getByRole('row', { name: /First Administrator 1 1/ }).waitFor();
    await page.getByLabel('Leads that came in').selectOption('7');
    await page.getByRole('img', { name: /^2 leads. Half of those contacted waited/ }).waitFor();

    const weeks = page.getByRole('region', { name: 'From new to signed, by week' });
    await weeks.getByRole('img', { name: '1 of 2 leads have signed: 50%.' }).waitFor();
    await page
      .getByRole('region', { name: 'From new to signed, by source' })
      .getByRole('img', { name: 'Website: 50%' })
      .waitFor();
    const third = make.client({ firstName: 'Third', email: 'third@example.com' });
    const { id } = (await app.anyone.post('/api/clients', third)).body;
    await weeks.getByRole('img', { name: '1 of 3 leads have signed: 33%.' }).waitFor();
    await admin.put(`/api/clients/${id}`, { status: 'Signed' });
    await page.reload();
    await weeks
      .getByText(
        'How many of each week’s leads have signed. Not counted: 1 lead set to Signed without saying how.',
      )
      .waitFor();
    await weeks.getByRole('img', { name: '1 of 3 leads have signed: 33%.' }).waitFor();
    await weeks.getByText('Show as a table').click();
    await weeks.getByRole('row', { name: /3 1 1 33%/ }).waitFor();
  });

  await test.step('the day begins with the calls of the whole firm, for whoever may know of everybody', async () => {
    await (await app.signInAs('intake')).mutate('desk.work', { id: two, outcome: 'No answer' });
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Calls today\s*2, 1 reached$/ }).click();
    await staff.heading('Reports').waitFor();
  });
  expect(staff.problems).toEqual([]);
});
