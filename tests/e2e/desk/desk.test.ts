import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { holdCall, openStaff } from '../staff/admin-support';

/** Counts key presses: one for a key with its modifiers, none for the words of a note. */
const countedKeys = (page: Page) => {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses++;
      await page.keyboard.press(key);
    },
    count: () => presses,
  };
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: `Person${index}`,
    email: `p${index}@example.com`,
  }));

test('twenty new leads are called with a note, at most three presses each, without a mouse; intake is told what it may not see', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, admin } = staff;
  await test.step('twenty new leads are called with a note, at most three presses each, without a mouse', async () => {
    const ids = await staff.leads(...people(20));
    await page.goto('/admin');
    await page.getByText('20 wait for a first call').waitFor();
    const keys = countedKeys(page);
    await keys.press('Enter');
    for (const id of [...ids].reverse()) {
      await page.waitForURL(`**/admin/queue/${id}`);
      await page.locator('fieldset input:focus').waitFor();
      const before = keys.count();
      await keys.press('2');
      await page.locator('textarea:focus').waitFor();
      await page.keyboard.type('Left a message');
      await keys.press('Control+Enter');
      expect(keys.count() - before).toBeLessThanOrEqual(3);
    }
    await page.waitForURL('**/admin');
    await page.getByText('Nobody waits for a first call.').waitFor();
    for (const id of ids) {
      const lead = (await admin.get(`/api/clients/${id}`)).body;
      expect(lead).toMatchObject({ status: 'Contacted', attempts: 1 });
      expect(lead.nextTaskAt).toBeDefined();
    }
  });
  expect(staff.problems).toEqual([]);

  await test.step('intake sees leads and calls, and is told what it may not see', async () => {
    await staff.leads({});
    await page.goto('/admin');
    const nav = page.getByRole('navigation', { name: 'Navigation' });
    await nav.getByRole('link', { name: 'Take a call' }).waitFor();
    for (const name of ['Users', 'Services', 'Audit log', 'Settings'])
      await expect(nav.getByRole('link', { name })).toHaveCount(0);
    await page.getByText('Total Clients').waitFor();
    await expect(page.getByText('Total Users')).toHaveCount(0);
    await page.goto('/admin/clients');
    await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Select Maria Lopez' }).click();
    await page.getByRole('button', { name: 'Set status' }).waitFor();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
    await page.goto('/admin/users');
    await page.waitForURL('**/unauthorized');
  });
});

test('Today shows what is due, and its tasks are done and put off by keys, with an undo; a call is in its lead’s calls, tasks and timeline, and what was typed into its form survives a reload', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page } = staff;
  await test.step('Today shows what is due; a task is done with d and taken back, and put off with z', async () => {
    const [id] = await staff.leads({});
    await page.goto(`/admin/clients/${id}`);
    const tasks = page.getByRole('region', { name: 'Open tasks' });
    for (const title of ['Ask for records', 'Send the form']) {
      await tasks.getByRole('button', { name: 'Add task' }).click();
      await staff.dialog.getByLabel('What needs to be done').fill(title);
      await staff.dialog.getByLabel('Due').fill('2026-01-05T10:00');
      await staff.dialog.getByRole('button', { name: 'Add task' }).click();
      await tasks.getByText(title).waitFor();
    }
    await page.goto('/admin/day');
    await page.waitForURL('**/admin');
    const now = page.locator('[data-row]');
    await expect(now).toHaveCount(3);
    await page.keyboard.press('j');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('d');
    await expect(now.filter({ hasText: 'Ask for records' })).toHaveCount(0);
    const toasts = page.locator('#toasts');
    await toasts.getByText('Done. 1 task ended.').waitFor();
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await now.filter({ hasText: 'Ask for records' }).waitFor();
    await now.filter({ hasText: 'Ask for records' }).getByRole('link', { name: 'Maria Lopez' }).focus();
    await page.keyboard.press('z');
    await page
      .getByRole('button', { name: /^In 1 hour: / })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByRole('button', { name: /^Monday, 9 AM: Ask for records/ }).click();
    await toasts.getByText(/^Moved to /).waitFor();
    await expect(now).toHaveCount(2);
    const call = now.filter({ hasText: 'First call' });
    await call.getByRole('link', { name: 'Maria Lopez', exact: true }).focus();
    await expect(call.getByRole('link', { name: 'Call Maria Lopez', exact: true })).toHaveAttribute(
      'href',
      'tel:+14155550132',
    );
    // Without the task and the wait, so that the later steps begin with nothing.
    await staff.admin.mutate('desk.work', { id, outcome: 'Reached' });
    await now.filter({ hasText: 'Send the form' }).hover();
    await page.getByRole('button', { name: /^Done: Send the form/ }).click();
    await page.getByText('Nothing waits for you').waitFor();
  });

  await test.step('a call on a lead’s page is in its calls, its tasks and its timeline, and marks the number', async () => {
    const [id] = await staff.leads({
      firstName: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '(415) 555-0164',
    });
    await page.goto(`/admin/clients/${id}`);
    const work = page.getByRole('region', { name: 'Log a call or a next step' });
    await work.getByRole('button', { name: 'Save' }).click();
    await work.getByText('Choose how the call went').waitFor();
    await work.getByLabel('No answer').check();
    await expect(work.getByLabel('Next step')).toHaveValue('Call again');
    await work.getByLabel('Next step').fill('Call her sister');
    await expect(work.getByLabel('This is a call')).toBeChecked();
    await expect(work.getByLabel('Due')).toHaveValue(/\d:\d\d [AP]M/);
    await work.getByText('This is try 1 of 6.').waitFor();
    await work.getByRole('button', { name: 'Save' }).click();
    await (await staff.unfold('Calls')).getByText('No answer').waitFor();
    await page.getByRole('region', { name: 'Open tasks' }).getByText('Call her sister').waitFor();
    // A call by its mark, whatever its title is.
    const task = await staff.app.models.clients.findById(id).lean();
    expect(task?.openTasks?.map(({ kind }) => kind)).toEqual(['call']);
    await work.getByText('This is try 2 of 6.').waitFor();
    await work.getByLabel('Wrong number').check();
    await work.getByRole('button', { name: 'Save' }).click();
    await page.locator('[data-lead-head]').getByText('Wrong number', { exact: true }).waitFor();
    const timeline = page.getByRole('region', { name: 'Conversation' });
    await timeline.getByText('finished a task').waitFor();
    // A link half under the top bar would be too small to press.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  await test.step('what was typed into the form of a call survives a reload, at its own lead, until it is saved or somebody signs out', async () => {
    const [other, id] = await staff.leads(
      { email: 'wei@example.com', phoneNumber: '2125550147' },
      { firstName: 'Rosa', email: 'rosa@example.com', phoneNumber: '2125550148' },
    );
    await page.goto(`/admin/clients/${id}`);
    const work = page.getByRole('region', { name: 'Log a call or a next step' });
    await work.getByLabel('No answer').check();
    await work.getByLabel('Call notes').fill('Rang twice');
    await page.reload();
    await expect(work.getByLabel('Call notes')).toHaveValue('Rang twice');
    await expect(work.getByLabel('No answer')).toBeChecked();
    await expect(work.getByLabel('Next step')).toHaveValue('Call again');
    await page.goto(`/admin/clients/${other}`);
    await work.getByLabel('No answer').waitFor();
    await expect(work.getByLabel('Call notes')).toHaveValue('');
    await work.getByLabel('Call notes').fill('Of another');
    await page.goto(`/admin/clients/${id}`);
    await expect(work.getByLabel('Call notes')).toHaveValue('Rang twice');
    await work.getByRole('button', { name: 'Save' }).click();
    await staff.toast('Saved').waitFor();
    await page.reload();
    await (await staff.unfold('Calls')).getByText('No answer').waitFor();
    await expect(work.getByLabel('Call notes')).toHaveValue('');
    const readDrafts = () => page.evaluate(() => localStorage.getItem('work-drafts'));
    expect(await readDrafts()).toContain('Of another');
    // While its session ends a page asks nothing: without one, each question would be an error.
    const release = await holdCall(page, '**/trpc/auth.logout*');
    const requests: string[] = [];
    const leaving = page.waitForRequest('**/trpc/auth.logout*');
    await page.getByRole('button', { name: 'Logout' }).click();
    await leaving;
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await staff.heading('Clients').waitFor();
    release();
    await page.waitForURL('**/login');
    expect(requests.filter((path) => path.startsWith('/trpc/clients'))).toEqual([]);
    await expect.poll(readDrafts).toBeNull();
  });
  expect(staff.problems).toEqual([]);
});

test('on a phone the queue is worked with a thumb, and nothing is wider than the screen', async () => {
  await using staff = await openStaff({ as: 'intake', ...phone });
  const { page } = staff;
  await staff.leads(...people(2));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.waitForURL('**/admin/queue/*');
  const first = page.url();
  await page.getByText('Reached', { exact: true }).tap();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(wide).toBe(false);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and open the next' }).tap();
  await page.waitForURL((url) => url.href !== first);
  await page.getByRole('button', { name: 'Previous' }).tap();
  await page.waitForURL(first);
  expect(staff.problems).toEqual([]);
});

test('a reminder is shown on whatever screen the person is, once, and what staff decide holds: a plan of tries and a rule for tasks', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  await test.step('a reminder is shown on whatever screen the person is, once', async () => {
    const [id] = await staff.leads({});
    const dueAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const remindAt = new Date(Date.now() - 60 * 1000).toISOString();
    await admin.mutate('desk.addTask', { id, task: { title: 'Call the hospital', dueAt, remindAt } });
    await page.goto('/admin/services');
    await staff.toast('Now: Call the hospital').waitFor();
    const response = page.waitForResponse('**/trpc/*desk.tasks*');
    await page.reload();
    await response;
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    await expect(staff.toast('Now: Call the hospital')).toHaveCount(0);
  });

  await test.step('what staff decide holds: a plan of tries and a rule for tasks', async () => {
    const [id] = await staff.leads({
      firstName: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '(415) 555-0165',
    });
    await app.models.clients.updateOne(
      { _id: id },
      { $set: { waitingSince: new Date(Date.now() - 3 * 3_600_000) } },
    );
    await page.goto(`/admin/clients/${id}`);
    await page.getByText('Waits for a first call').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    const openPage = async (name: string) => {
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await staff.heading(name).waitFor();
    };
    const backHome = () =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();

    await openPage('Response');
    const plan = page.getByRole('region', { name: 'Call plan' });
    await plan.getByLabel('Hours between tries').fill('2, 3');
    await plan.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => app.models.settings.countDocuments()).toBe(1);
    const rules = page.getByRole('region', { name: 'Automatic tasks' });
    await rules.getByRole('button', { name: 'Add rule' }).click();
    await rules.getByLabel('Status').last().selectOption('Signed');
    await rules.getByLabel('Task').last().fill('Order the records');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await rules.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => app.models.settings.countDocuments()).toBe(2);
    await backHome();
    await openPage('Contact rules');
    const contact = page.getByRole('region', { name: 'Contact rules' });
    await contact.getByLabel('Hold e-mails that are not replies').check();
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => app.models.settings.countDocuments()).toBe(3);
    const setting = await app.models.settings.findById('contact').lean();
    expect(setting!.value).toEqual({ revokeAll: false, quietMail: true, replyHours: 72 });

    await page.goto(`/admin/clients/${id}`);
    await page.getByText('This is try 1 of 3.').waitFor();
    const handling = page.getByRole('region', { name: 'Handling' });
    await handling.getByLabel('Status').selectOption('Signed');
    await staff.dialog.getByLabel('Where the document is').fill('Scan in the case folder');
    await staff.dialog.getByRole('button', { name: 'Set to Signed' }).click();
    await page.getByRole('region', { name: 'Open tasks' }).getByText('Order the records').waitFor();
  });
  expect(staff.problems).toEqual([]);
});
