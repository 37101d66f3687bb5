import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

const people = (count: number, name = 'Person') =>
  Array.from({ length: count }, (_, index) => ({
    firstName: `${name}${index}`,
    email: `${name}${index}@example.com`.toLowerCase(),
  }));

/** Presses keys at full speed, whatever the page shows. */
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const startQueue = async (page: Page, waiting: number) => {
  await page.goto('/admin');
  await page.getByText(`${waiting} wait for a first call`).waitFor();
  await page.keyboard.press('Enter');
};

test('20 leads are worked with 2 and Ctrl Enter and no wait between: each is saved once, with its next call, and a note stands at the lead that it is about', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, app } = staff;
  await test.step('20 leads are worked with 2 and Ctrl Enter and no wait between: each is saved once, with its next call', async () => {
    await staff.leads(...people(20));
    await startQueue(page, 20);
    for (let lead = 0; lead < 20; lead++) await press(page, '2', 'Control+Enter');
    await page.getByText('Nobody waits for a first call.').waitFor({ timeout: 150_000 });
    const leads = await app.models.clients.find().select({ calls: 1, openTasks: 1, status: 1 }).lean();
    for (const { calls, openTasks, status } of leads)
      expect([status, calls?.map(({ outcome }) => outcome), openTasks?.map(({ title }) => title)]).toEqual([
        'Contacted',
        ['Voicemail'],
        ['Call again'],
      ]);
  });

  await test.step('a note that is typed without a wait stands at the lead that it is about, whole', async () => {
    const ids = await staff.leads(...people(8, 'Noted'));
    await startQueue(page, 8);
    const newestFirst = [...ids].reverse();
    for (const id of newestFirst) {
      const about = `about ${newestFirst.indexOf(id)}`;
      await press(page, '1', ...`${about}x`, 'Backspace', 'Enter', ...'and more', 'Control+Enter');
    }
    await page.getByText('Nobody waits for a first call.').waitFor();
    const noted = [];
    for (const id of newestFirst) {
      const { history } = (await app.models.clients.findById(id).lean())!;
      noted.push(history.flatMap(({ action, note }) => (action === 'note' ? [note] : [])));
    }
    expect(noted).toEqual(newestFirst.map((_, index) => [`about ${index}\nand more`]));
  });
  expect(staff.problems).toEqual([]);
});

test('the next lead is claimed and read before it is asked for, and where one could not be saved, the keys that were meant for the next one go nowhere', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, app } = staff;
  const [second, first] = await staff.leads(...people(2));
  await test.step('the next lead is claimed and read before it is asked for, and free again when the queue is left', async () => {
    await startQueue(page, 2);
    await page.waitForURL(`**/admin/queue/${first}`);
    const claimed = () => app.models.clients.find({ claim: { $ne: null } }).distinct('_id');
    await expect.poll(async () => (await claimed()).map(String).sort()).toEqual([second, first].sort());
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(claimed).toEqual([]);
  });

  await test.step('where a lead could not be saved, the keys that were meant for the next one go nowhere', async () => {
    await startQueue(page, 2);
    await page.waitForURL(`**/admin/queue/${first}`);
    await page.locator('fieldset input:focus').waitFor();
    // Hold the save until someone else has saved.
    await page.route('**/trpc/*desk.work*', async (route) => {
      await pressed;
      await staff.admin.put(`/api/clients/${first}`, { additionalInfo: 'Changed meanwhile' });
      await route.continue();
    });
    const pressed = press(page, '2', 'Control+Enter', '3', ...'for the other', 'Control+Enter');
    await page.locator('#toasts').getByText('Someone else changed this lead').waitFor();
    expect(page.url()).toContain(first);
    const work = page.getByRole('region', { name: 'Log a call or a next step' });
    await expect(work.getByLabel('Voicemail')).toBeChecked();
    await expect(work.getByLabel('Call notes')).toHaveValue('');
    expect(await app.models.clients.countDocuments({ attempts: { $gt: 0 } })).toBe(0);
    // The keys work on the page again.
    await work.getByLabel('Call notes').focus();
    await page.keyboard.type('Left word');
    await expect(work.getByLabel('Call notes')).toHaveValue('Left word');
  });
});
