import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { consultationOn } from '../../support/browser/consultation';
import { firm } from '../../support/browser/firm';
import { openStaff } from '../staff/admin-support';

const phone = { viewport: { width: 320, height: 700 } };
/** Within a week the firm is open, also around a federal holiday. */
const aWeek = { firm: async () => ({ ...firm, replyHours: 168 }) };

/** A sentence of the page up to the time, and the time's own form. */
const toSentence = (text: string, time: string) => new RegExp(`${text.replace('{time}.', '')}${time}`);
const englishTime = '\\w+day, \\w+ \\d+ at \\d+:\\d\\d [AP]M UTC';

const isNoWider = (width: number) => document.documentElement.scrollWidth <= width;

test('a visitor reads by when someone calls, and staff see the promised time on the lead’s page and in Today', async () => {
  await using site = await openStaff({ as: 'admin', timezoneId: 'UTC', app: aWeek });
  const { app, page } = site;
  await test.step('staff see the promised time on the lead’s page and in Today', async () => {
    const { id } = (
      await app.anyone.post('/api/clients', {
        firstName: 'Rosa',
        lastName: 'Lind',
        email: 'rosa@example.com',
        phoneNumber: '(212) 555-0147',
        caseType: '1',
      })
    ).body;
    await page.goto(`/admin/clients/${id}`);
    await page.getByText(/^Waits for a first call, promised by .*[AP]M$/).waitFor();
    await app.models.clients.updateOne({ _id: id }, { $set: { callBy: new Date(Date.now() - 60_000) } });
    await page.goto('/admin');
    await page.getByText(/^1 waits for a first call, 1 promised by .*[AP]M$/).waitFor();
    await expect(page.locator('[data-row]')).toContainText(/Rosa Lind\s*First call/);
  });

  await test.step('a visitor reads by when someone calls, beside the confirmation', async () => {
    await page.setViewportSize(phone.viewport);
    await site.visit('/');
    const form = consultationOn(page);
    await form.fill();
    await form.send();
    await expect(form.status).toContainText(consultation.messages.sent);
    await expect(form.status).toContainText(toSentence(consultation.promise.call, englishTime));
    expect(await page.evaluate(isNoWider, 320)).toBe(true);
  });
  expect(site.problems).toEqual([]);
});
