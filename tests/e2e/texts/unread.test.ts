import { expect, test } from '@playwright/test';
import { darkPhone, openDesk } from './text-support';

test('a text is unread in the list, Today, the navigation and the title until someone opens the lead', async () => {
  await using desk = await openDesk(darkPhone);
  const { page } = desk;
  const id = await desk.lead();
  const listed = (role: 'listitem' | 'row') => page.getByRole(role).filter({ hasText: 'Maria Lopez' });
  await page.goto('/admin/clients');
  await listed('listitem').waitFor();
  await expect(listed('listitem').getByText('unread')).toHaveCount(0);
  await desk.receive('Hello?');
  await desk.receive('Are you there?');
  await expect(listed('listitem').getByText('2 unread')).toBeAttached();
  await expect(page).toHaveTitle(/^\(1\) 1 unread · Clients/);
  await desk.looksRight();
  await test.step('on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(listed('row').getByText('2 unread')).toBeAttached();
    await page.getByRole('link', { name: 'Clients 1 with unread messages' }).waitFor();
    await page.setViewportSize(darkPhone.viewport);
  });
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Unread messages' });
  await list.getByText('2 unread').waitFor();
  await desk.looksRight();
  await list.getByRole('link', { name: 'Maria Lopez' }).click();
  await desk.heading('Maria Lopez').waitFor();
  await desk.show(/^Conversation/);
  const talk = page.getByRole('region', { name: 'Conversation' });
  await expect(talk.getByText('New', { exact: true })).toHaveCount(2);
  await expect(page).toHaveTitle(/^\(1\) Maria Lopez/);
  await expect.poll(() => desk.app.models.messages.countDocuments({ unread: true })).toBe(0);
  expect((await desk.admin.query('messages.unread')).body.result.data).toEqual({ leads: [], unknown: 0 });
  expect((await desk.admin.get(`/api/clients/${id}/messages`)).body[0].unread).toBeUndefined();
  expect(desk.problems).toEqual([]);
});
