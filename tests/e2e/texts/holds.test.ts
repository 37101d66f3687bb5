import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openDesk, themes } from './text-support';

for (const [name, look] of themes)
  test(`a number on hold shows the text that caused it, until staff decide, at ${name}`, async () => {
    await using desk = await openDesk(look);
    const { page } = desk;
    const id = await desk.lead();
    await page.goto(`/admin/clients/${id}`);
    await desk.heading('Maria Lopez').waitFor();
    await desk.receive('Please leave me alone, I have a lawyer!');
    const hold = page.getByRole('region', { name: 'On hold' });
    await hold.getByText('Please leave me alone, I have a lawyer!').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
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
