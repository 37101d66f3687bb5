import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openDesk, themes } from './text-support';

for (const [name, look] of themes)
  test(`a text is unread in the list, the queue, the navigation and the title until someone opens the lead, at ${name}`, async () => {
    await using desk = await openDesk(look);
    const { page } = desk;
    const isPhone = look.viewport.width < 768;
    const id = await desk.lead();
    await page.goto('/admin/clients');
    const row = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: 'Maria Lopez' });
    await row.waitFor();
    await expect(row.getByText('unread')).toHaveCount(0);
    await desk.receive('Hello?');
    await desk.receive('Are you there?');
    await expect(row.getByText('2 unread')).toBeAttached();
    await expect(page).toHaveTitle(/^\(1\) 1 unread · Clients/);
    if (!isPhone) await page.getByRole('link', { name: 'Clients 1 with unread messages' }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goto('/admin/queue');
    const list = page.getByRole('region', { name: 'Unread messages' });
    await list.getByText('2 unread').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await list.getByRole('link', { name: 'Maria Lopez' }).click();
    await desk.heading('Maria Lopez').waitFor();
    if (isPhone)
      await page
        .getByRole('navigation', { name: 'Parts of this lead' })
        .getByRole('button', { name: /^Conversation/ })
        .tap();
    const talk = page.getByRole('region', { name: 'Conversation' });
    await expect(talk.getByText('New', { exact: true })).toHaveCount(2);
    await expect(page).toHaveTitle(/^\(1\) Maria Lopez/);
    await expect.poll(() => desk.app.models.messages.countDocuments({ unread: true })).toBe(0);
    expect((await desk.admin.query('messages.unread')).body.result.data).toEqual({ leads: [], unknown: 0 });
    expect((await desk.admin.get(`/api/clients/${id}/messages`)).body[0].unread).toBeUndefined();
    expect(desk.problems).toEqual([]);
  });
