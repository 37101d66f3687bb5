import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { desktop, phone } from '../../support/browser/open-site';
import { openStaff } from '../staff/admin-support';

const hour = 60 * 60 * 1000;
/** A Tuesday, 10 AM in California: calls are allowed everywhere. */
const now = Date.UTC(2026, 2, 17, 17);
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

test('tasks are worked through one after the other, then the leads that wait; a call that is saved does its task, and a date is typed in words', async () => {
  await using staff = await openStaff({ as: 'intake', app: { now: () => now } });
  const { page, app, admin, dialog } = staff;
  await test.step('tasks are worked through one after the other, then the leads that wait, with the place and the day’s count', async () => {
    const [one, two, waits] = await staff.leads(
      { firstName: 'One', email: 'one@example.com' },
      { firstName: 'Two', email: 'two@example.com' },
      { firstName: 'Waits', email: 'waits@example.com' },
    );
    for (const [id, hours] of [
      [one, 3],
      [two, 2],
    ] as const) {
      const next = { title: 'Call back', kind: 'call', dueAt: ago(hours) };
      await admin.mutate('desk.work', { id, outcome: 'Asked to call back', next });
      await app.models.clients.updateOne({ _id: id }, { $set: { 'openTasks.0.assignedTo': null } });
    }
    await page.goto('/admin/queue');
    await page.waitForURL('**/admin');
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    const bar = page.getByRole('navigation', { name: 'Queue' });
    for (const [index, id] of [one, two, waits].entries()) {
      await page.waitForURL(`**/admin/queue/${id}`);
      await expect(bar).toContainText(`${index + 1} of 3, ${index} done today`);
      await page.locator('fieldset input:focus').waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('Control+Enter');
    }
    await page.waitForURL('**/admin');
    await page.getByText('Nobody waits for a first call.').waitFor();
    expect(await app.models.clients.countDocuments({ openTasks: { $exists: true } })).toBe(0);
  });

  await test.step('a call task opens the outcome at its lead, and the call that is saved does the task', async () => {
    const [id] = await staff.leads({});
    await admin.mutate('desk.work', { id, outcome: 'Reached' });
    await admin.mutate('desk.addTask', { id, task: { title: 'Call Maria', kind: 'call', dueAt: ago(1) } });
    await app.models.clients.updateOne({ _id: id }, { $set: { 'openTasks.0.assignedTo': null } });
    await page.goto('/admin');
    await page
      .locator('[data-row]')
      .getByText(/(AM|PM) there/)
      .waitFor();
    // Only its outcome ends a call.
    for (const key of ['j', 'd']) await page.keyboard.press(key);
    await page.waitForURL(`**/admin/queue/${id}`);
    await page.locator('fieldset input:focus').waitFor();
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/admin');
    await page.getByText('Nothing waits for you').waitFor();
    const lead = (await app.models.clients.findById(id).lean())!;
    expect(lead.openTasks).toBeUndefined();
    expect(lead.calls?.map(({ outcome }) => outcome)).toEqual(['Reached', 'Reached']);
  });

  await test.step('a date is typed in words, by the person’s clock where it is a call, and said back in full before it is saved', async () => {
    const [id] = await staff.leads({
      firstName: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '+14155550166',
    });
    await page.goto(`/admin/clients/${id}`);
    const tasks = page.getByRole('region', { name: 'Open tasks' });
    await tasks.getByRole('button', { name: 'Add task' }).click();
    await dialog.getByLabel('What needs to be done').fill('Call about the records');
    await dialog.getByLabel('This is a call').check();
    const due = dialog.getByRole('textbox', { name: 'Due' });
    await due.fill('tomorow 9');
    await dialog.getByText('We can’t read that. Try: tomorrow 9, in 2 hours, fri 3pm, 12/3 10am').waitFor();
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await dialog.getByText('Enter a date and time, such as tomorrow 9, or choose one.').waitFor();
    await expect(due).toHaveValue('tomorow 9');
    await due.fill('12/3/2030 10am');
    await dialog.getByText(/^Tue, Dec 3, 2030, 10:00 AM there/).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await tasks.getByText('Call about the records').waitFor();
    const [task] = (await app.models.clients.findById(id).lean())!.openTasks!;
    expect(task).toMatchObject({ kind: 'call', dueAt: new Date('2030-12-03T18:00:00Z') });
    // The field for a move starts with the current value.
    await tasks.getByRole('button', { name: 'Move: Call about the records' }).click();
    await expect(dialog.getByRole('textbox', { name: 'New date' })).toHaveValue('Tue, Dec 3, 2030, 10:00 AM');
    await dialog.locator('input[type="datetime-local"]').evaluate((picker: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        picker,
        '2030-12-04T11:30',
      );
      picker.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await dialog.getByText(/^Wed, Dec 4, 2030, 11:30 AM there/).waitFor();
    await dialog.getByLabel('Reason').fill('Asked for another day');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect
      .poll(async () => (await app.models.clients.findById(id).lean())?.openTasks?.[0]?.dueAt.toISOString())
      .toBe('2030-12-04T19:30:00.000Z');
  });
  expect(staff.problems).toEqual([]);
});

test('a clerk’s own day stands beside the list, and on a lead’s page a call task leads to the form of the call there, wide and on a phone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const [id] = await staff.leads({});
  await test.step('a clerk’s own day stands beside the list', async () => {
    const day = page.getByRole('region', { name: 'My day' });
    await admin.mutate('desk.work', { id, outcome: 'Reached' });
    await page.goto('/admin');
    await expect(day.locator('dl')).toContainText('Calls1Reached1');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goto('/admin/reports');
    const clerks = page.getByRole('region', { name: 'By clerk', exact: true });
    await clerks.getByRole('row', { name: /First Administrator 1 1 0/ }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  await admin.mutate('desk.addTask', { id, task: { title: 'Call Maria', kind: 'call', dueAt: ago(1) } });
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(`/admin/clients/${id}`);
    await staff.compose('Note');
    const parts = page.getByRole('navigation', { name: 'Parts of this lead' });
    if (viewport === phone.viewport) await parts.getByRole('button', { name: 'About' }).click();
    const tasks = page.getByRole('region', { name: 'Open tasks' });
    await tasks.getByText('Overdue').waitFor();
    await expect(tasks).not.toContainText('First Administrator');
    await tasks.getByRole('button', { name: 'Log the call: Call Maria' }).press('Enter');
    await page.locator('fieldset input:focus').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/clients/${id}`);
  }
  expect(staff.problems).toEqual([]);
});
