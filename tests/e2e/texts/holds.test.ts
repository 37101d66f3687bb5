import { expect, test } from '@playwright/test';
import { darkPhone, openDesk } from './text-support';

test('a number on hold shows the text that caused it, until staff decide', async () => {
  await using desk = await openDesk(darkPhone);
  const { page } = desk;
  const id = await desk.lead();
  await page.goto(`/admin/clients/${id}`);
  await desk.heading('Maria Lopez').waitFor();
  await desk.receive('Please leave me alone, I have a lawyer!');
  const hold = page.getByRole('region', { name: 'On hold' });
  await hold.getByText('Please leave me alone, I have a lawyer!').waitFor();
  await desk.looksRight();
  await expect(page.locator('#gate-call')).toContainText('asked us to stop');
  await hold.getByRole('button', { name: 'It is not a stop' }).click();
  await expect(hold).toBeHidden();
  await expect(page.locator('#gate-call')).toHaveText('OK to call now');
  expect((await desk.app.models.clients.findById(id).lean())!.openTasks ?? []).toEqual([]);
  await desk.receive('I said leave me alone, I have a lawyer');
  await hold.getByRole('button', { name: 'It is a stop', exact: true }).click();
  await expect(hold).toBeHidden();
  await expect(page.locator('#gate-call')).toContainText('asked us to stop');
  expect(desk.problems).toEqual([]);
});
