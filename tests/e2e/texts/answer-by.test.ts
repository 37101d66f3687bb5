import { expect, test } from '@playwright/test';
import { openDesk } from './text-support';

test('the lead of someone who asked for a text opens with the text in the queue', async () => {
  await using desk = await openDesk();
  const { page } = desk;
  await desk.lead({ answerBy: 'text' });
  await page.goto('/admin/queue');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Next: First text')).toBeVisible();
  expect(desk.problems).toEqual([]);
});
