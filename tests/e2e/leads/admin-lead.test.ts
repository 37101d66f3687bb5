import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

test("a lead's page shows what is known and keeps status, owner and notes in a timeline; one that does not exist leads back", async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await test.step("a lead's page shows what is known, and keeps status, owner and notes in a timeline", async () => {
    const [id] = await staff.leads({ campaign: 'spring', state: 'CA' });
    await page.goto('/admin/clients');
    await page.getByRole('link', { name: 'Maria Lopez' }).click();
    await page.waitForURL(`**/admin/clients/${id}`);
    await page.getByText('I worked as a firefighter for twelve years.').waitFor();
    const source = await staff.unfold('Source');
    await source.getByRole('definition').getByText('spring').waitFor();
    const technical = await staff.unfold('Technical');
    await technical.getByRole('definition').getByText('203.0.113.7').waitFor();
    const timeline = page.getByRole('region', { name: 'Conversation' });
    await timeline.getByText('Website sent a request for help').waitFor();

    const handling = page.getByRole('region', { name: 'Handling' });
    await handling.getByLabel('Status').selectOption('Turned down');
    await staff.dialog.getByRole('button', { name: 'Another reason' }).click();
    await staff.dialog.getByRole('button', { name: 'Turn down' }).click();
    await staff.dialog.getByText('Required').waitFor();
    await staff.dialog.getByLabel('In your own words').fill('Too long ago');
    await staff.dialog.getByRole('button', { name: 'Turn down' }).click();
    await staff.toast(messages.client.updated.title).waitFor();
    await handling.getByLabel('Assigned to').selectOption({ label: 'First Administrator' });
    // Several steps of work in a row are one line.
    await timeline.getByRole('button', { name: 'Changed, 2 steps' }).click();
    await timeline.getByText('Status: New → Turned down').waitFor();
    await timeline.getByText('Reason: empty → Too long ago').waitFor();
    await timeline.getByText('Assigned to: Nobody yet → First Administrator').waitFor();

    await staff.compose('Note');
    await page.getByRole('textbox', { name: 'Note' }).fill('Called twice.\nNo answer.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await timeline.getByText('Called twice.').waitFor();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    const time = timeline.locator('time').first();
    await expect(time).toHaveAttribute('title', /\d{4}.*\d:\d\d:\d\d/);
  });
  expect(staff.problems).toEqual([]);

  await test.step('a lead that does not exist, or was deleted, says so and leads back', async () => {
    await page.goto('/admin/clients/ffffffffffffffffffffffff');
    await page.getByText('This lead does not exist or was deleted.').waitFor();
    await page.getByRole('link', { name: 'All leads' }).click();
    await staff.heading('Clients').waitFor();
  });
});

test('two people who edit the same lead get a choice, field by field, and nothing is lost', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('of a form', async () => {
    const [id] = await staff.leads({});
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('First name').fill('Marie');
    await dialog.getByLabel('Phone number').fill('(212) 555-0100');
    await admin.put(`/api/clients/${id}`, { firstName: 'Mary', lastName: 'Smith', status: 'Contacted' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();

    const conflict = page.getByRole('dialog', { name: 'Someone else changed this lead' });
    await conflict.getByText('First Administrator saved a change').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await conflict.getByText('Last name: Lopez → Smith').waitFor();
    await conflict.getByText('Status: New → Contacted').waitFor();
    await conflict.getByText('Phone number: (415) 555-0132 → (212) 555-0100').waitFor();
    const field = conflict.getByRole('group', { name: /First name/ });
    await expect(field.getByRole('radio')).toHaveCount(2);

    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await staff.toast('Choose one for each field first.').waitFor();
    expect((await admin.get(`/api/clients/${id}`)).body.firstName).toBe('Mary');
    await conflict.getByRole('button', { name: 'Back to editing' }).click();
    await expect(dialog.getByLabel('First name')).toHaveValue('Marie');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await field.getByRole('radio', { name: 'Keep mine Marie' }).check();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await staff.toast(messages.client.updated.title).waitFor();
    await staff.heading('Marie Smith').waitFor();
    const { firstName, lastName, phoneNumber, status } = (await admin.get(`/api/clients/${id}`)).body;
    expect([firstName, lastName, phoneNumber, status]).toEqual([
      'Marie',
      'Smith',
      '(212) 555-0100',
      'Contacted',
    ]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('taking theirs leaves their value and saves the rest', async () => {
    const [id] = await staff.leads({
      firstName: 'Maria',
      email: 'maria@example.com',
      phoneNumber: '(415) 555-0165',
    });
    await page.clock.install();
    // Block the news: the tab shows the lead as it was.
    await page.route('**/trpc/clients.news*', () => undefined);
    await page.goto(`/admin/clients/${id}`);
    const handling = page.getByRole('region', { name: 'Handling' });
    await handling.getByLabel('Status').waitFor();
    await admin.put(`/api/clients/${id}`, { status: 'Referred out' });
    // Longer than a tab gathers news before it refetches.
    await page.clock.fastForward(500);
    await handling.getByLabel('Status').selectOption('Contacted');
    const conflict = page.getByRole('dialog');
    await conflict.getByRole('button', { name: 'Take all theirs' }).click();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await staff.toast(messages.client.updated.title).waitFor();
    await expect(handling.getByLabel('Status')).toHaveValue('Referred out');
    await admin.put(`/api/clients/${id}`, { firstName: 'Mary' });
    await handling.getByLabel('Assigned to').selectOption({ label: 'First Administrator' });
    await conflict.getByText('First name: Maria → Mary').waitFor();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await staff.heading('Mary Lopez').waitFor();
    const stored = (await admin.get(`/api/clients/${id}`)).body;
    expect(stored.status).toBe('Referred out');
    expect(stored.assignedTo).not.toBeNull();
  });
});
