import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { darkPhone, openDesk } from './text-support';

test('an administrator writes a sequence, sees who would get it now, turns it on for exactly them, and stops it on a lead’s page', async () => {
  await using desk = await openDesk({ ...darkPhone, as: 'admin' });
  const { page, app, admin } = desk;
  const lead = await desk.lead();
  await app.outbox.run();
  await page.goto('/admin/sequences');
  await page.getByText('New request', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Add a sequence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('First look');
  await dialog.getByLabel(/^Wait/).fill('2');
  await dialog.getByLabel(/^Unit/).selectOption('hours');
  await dialog.getByLabel(/^What happens/).selectOption('task');
  await dialog.getByLabel(/^Words/).fill('Call {{firstName}}, {{wrong}}');
  await desk.looksRight();
  await dialog.getByRole('button', { name: 'Add sequence' }).click();
  await dialog.getByText('{{wrong}} is not a field.', { exact: false }).first().waitFor();
  await dialog.getByLabel(/^Words/).fill('Call {{firstName}} again');
  await dialog.getByRole('button', { name: 'Add sequence' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: 'First look', exact: true });
  const ready = page.getByRole('region', { name: 'New request', exact: true });
  await expect(ready.getByRole('img', { name: 'Text, E-mail, Call task' })).toHaveCount(1);
  await expect(page.getByText('Solicitud nueva')).toHaveCount(0);
  await ready.getByRole('button', { name: 'New request' }).click();
  await ready.getByRole('heading', { name: 'Spanish' }).waitFor();
  await desk.looksRight();
  await ready.getByRole('button', { name: 'Remove step 3' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await ready.getByRole('button', { name: 'New request' }).click();
  await card.getByRole('button', { name: 'First look' }).click();
  await card.getByText('1. Call task, 2 hours later').waitFor();
  await card.getByRole('button', { name: 'Edit step 1' }).click();
  await dialog.getByLabel(/^What happens/).selectOption('text');
  await dialog.getByText('1 text, 132 left, before names and numbers are filled in').waitFor();
  await dialog.getByLabel(/^What happens/).selectOption('task');
  await dialog.getByLabel(/^Words/).fill('Please call {{firstName}}');
  await dialog.getByLabel(/^Time of day/).fill('10:00');
  await expect(dialog.getByLabel(/^Skip if later than/)).toHaveValue('24');
  await dialog.getByLabel(/^Skip if later than/).fill('25');
  await dialog.getByRole('button', { name: 'Save step' }).click();
  await dialog.getByText('Enter a whole number, up to 24 hours').first().waitFor();
  await dialog.getByLabel(/^Skip if later than/).fill('6');
  await dialog.getByRole('button', { name: 'Save step' }).click();
  await card.getByText('Please call {{firstName}}').waitFor();
  await card
    .getByText('at 10:00 where they are, skipped if more than 6 hours late', { exact: false })
    .waitFor();
  await card.getByText('Sources: All').waitFor();
  await card.getByRole('button', { name: 'Change who it is for' }).click();
  await dialog.getByRole('button', { name: 'Change Sources' }).click();
  await dialog.getByLabel('Website').check();
  await dialog.getByLabel('Vendor').check();
  await desk.looksRight('[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Sources: Website, Vendor').waitFor();
  await card.getByText('A new lead, version 3').waitFor();
  expect(await app.models.sequenceRuns.countDocuments()).toBe(0);
  await card.getByRole('switch').click();
  const row = dialog.getByRole('row').filter({ hasText: 'Please call Maria' });
  await row.getByText('Maria Lopez').waitFor();
  await desk.looksRight();
  await row.getByRole('checkbox').uncheck();
  await expect(dialog.getByRole('button', { name: 'Also for' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'New leads only' }).waitFor();
  await row.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Also for this person' }).click();
  await dialog.getByText('It is on. 1 started now.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await card.getByText('On', { exact: true }).waitFor();
  expect(await app.models.sequenceRuns.findOne({ lead }).lean()).toMatchObject({ state: 'open', step: 0 });
  await card.getByRole('button', { name: 'Edit step 1' }).click();
  await dialog.getByLabel(/^Words/).fill('Call {{firstName}} soon');
  await dialog.getByRole('button', { name: 'Save step' }).click();
  await card.getByText('version 5', { exact: false }).waitFor();
  await card.getByRole('button', { name: 'People in it now' }).click();
  // The run keeps the version that it started with.
  expect(await app.models.sequenceRuns.findOne({ lead }).lean()).toMatchObject({ version: 4, step: 0 });
  await desk.looksRight();
  const person = card.getByRole('row').filter({ hasText: 'Maria Lopez' });
  await person.getByRole('button', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await card.getByText('Nobody is in it now.').waitFor();
  await card.getByRole('switch').click();
  await card.getByText('Off', { exact: true }).waitFor();
  await desk.looksRight();

  await test.step('a lead’s page shows its sequence and the next step', async () => {
    const call = { wait: 'PT2H', channel: 'task' as const, text: 'Call {{firstName}}' };
    await admin.post(
      '/api/sequences',
      make.sequence({ on: true, name: 'First days', startsOn: 'lead.created', steps: [call, call] }),
    );
    const id = await desk.lead({
      firstName: 'Nora',
      email: 'nora@example.com',
      phoneNumber: '(415) 555-0177',
    });
    await app.outbox.run();
    await page.goto(`/admin/clients/${id}`);
    await desk.show('About');
    await expect(page.getByRole('button', { name: 'Follow-up step 1 of 2' })).toBeVisible();
    const part = await desk.unfold('Follow-up');
    await part.getByText('First days, step 1 of 2').waitFor();
    await part.getByText(/^Next: Call task, \w+, Nov 18, 2:00 PM there, /).waitFor();
    await desk.looksRight();
    await part.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await part.getByText(/^First days ended .*: Ended by hand\.$/).waitFor();
    expect(await app.models.sequenceRuns.findOne({ lead: id }).lean()).toMatchObject({ why: 'by-hand' });
  });
  expect(desk.problems).toEqual([]);
});
