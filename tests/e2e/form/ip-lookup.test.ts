import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { answers, consultationOn, openForm, storedLeads } from '../../support/browser/consultation';
import { startLookupServer } from '../../support/browser/lookup-server';
import { openSite } from '../../support/browser/open-site';

const { sent } = messages.form;

test('the form asks the service of IP_LOOKUP_URL and nobody before, and its failure costs nobody their request', async () => {
  let answer: { status?: number; body: string } = { body: '{"ip":"203.0.113.7"}' };
  await using lookup = await startLookupServer(() => answer);
  await using site = await openSite({ app: { ipLookupUrl: lookup.url } });
  const { page } = site;
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ip')) own.push(request.url());
  });

  await test.step('on a page that was reached by a link', async () => {
    await site.visit('/about');
    const ready = page.waitForResponse('**/api/case-types');
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
    await ready;
    const form = consultationOn(page);
    await form.fill();
    expect(lookup.requests).toEqual([]);
    await form.send();
    await form.waitForText(sent);
    expect(lookup.requests).toEqual(['GET /?format=json&of=%22me%22']);
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
      answer = next;
      const form = await openForm(site, next.path);
      const sending = page.waitForRequest('**/api/clients');
      await form.fill();
      await form.send();
      const ip = next.sends ?? '';
      expect((await sending).postDataJSON()).toMatchObject({ ip_address: ip, jornaya_ip: '' });
      await form.waitForText(sent);
      expect(lookup.requests).toHaveLength(index + 2);
      const leads = await storedLeads(site);
      expect(leads).toHaveLength(index + 2);
      if (next.sends) expect(leads.at(-1)).toMatchObject({ ip_address: next.sends });
    });
  expect(own).toEqual([]);
});

test('without IP_LOOKUP_URL a page names no look-up service, and the form asks our own server', async () => {
  await using site = await openSite();
  expect((await site.app.anyone.get('/contact')).text).not.toContain('ip-lookup');
  const form = await openForm(site);
  const request = site.page.waitForRequest('**/api/ip');
  await form.fill();
  await form.send();
  expect((await request).url()).toBe(`${site.app.url}/api/ip`);
  await form.waitForText(sent);
});
