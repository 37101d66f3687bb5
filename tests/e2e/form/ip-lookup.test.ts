import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { answers, consultationOn, openForm, storedLeads } from '../../support/browser/consultation';
import { openSite } from '../../support/browser/open-site';

const { sent } = messages.form;

test('the form asks for the visitor’s address when it is sent and not before, and a failure costs nobody their request', async () => {
  await using site = await openSite();
  const { page } = site;
  let requests = 0;
  let answer: { status?: number; body: string } = { body: '{"ip":"203.0.113.7"}' };
  await page.route('**/api/ip', (route) => {
    requests++;
    return route.fulfill({ contentType: 'application/json', ...answer });
  });

  await test.step('on a page that was reached by a link', async () => {
    await site.visit('/about');
    const ready = page.waitForResponse('**/api/case-types');
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
    await ready;
    const form = consultationOn(page);
    await form.fill();
    expect(requests).toBe(0);
    await form.send();
    await form.waitForText(sent);
    expect(requests).toBe(1);
    expect(await storedLeads(site)).toMatchObject([{ ...answers, ip_address: '203.0.113.7' }]);
    expect(site.problems).toEqual([]);
  });

  for (const [index, next] of [
    { path: '/contact?case=7', body: '{"ip":"2001:db8::7"}', sends: '2001:db8::7' },
    { status: 500, body: '{"ip":"203.0.113.7"}' },
    { body: '<p>Welcome</p>' },
    { body: '{"ip":null}' },
    { body: `{"ip":"${'x'.repeat(300)}"}` },
  ].entries())
    await test.step(`${next.status ?? 200} ${next.body.slice(0, 40)}`, async () => {
      answer = { status: next.status, body: next.body };
      const form = await openForm(site, next.path);
      const sending = page.waitForRequest('**/api/clients');
      await form.fill();
      await form.send();
      const ip = next.sends ?? '';
      expect((await sending).postDataJSON()).toMatchObject({ ip_address: ip, jornaya_ip: '' });
      await form.waitForText(sent);
      expect(requests).toBe(index + 2);
      const leads = await storedLeads(site);
      expect(leads).toHaveLength(index + 2);
      if (next.sends) expect(leads.at(-1)).toMatchObject({ ip_address: next.sends });
    });
});
