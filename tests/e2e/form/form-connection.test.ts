import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { messages } from '../../../shared/messages';
import { answers, countSubmissions, openForm, storedLeads } from '../../support/browser/consultation';
import { openSite } from '../../support/browser/open-site';
import { hold, watchLeads } from './form-support';

const { form: says } = messages;

test('whatever becomes of a request on its way, the form says so, keeps every answer, and the request is stored once', async () => {
  await using site = await openSite();
  const newLeads = watchLeads(site);
  await test.step('without a connection the form waits, and sends by itself exactly once when the connection is back', async () => {
    const form = await openForm(site);
    await form.fill();
    await site.context.setOffline(true);
    await form.send();
    await expect(form.status).toHaveText(consultation.offline);
    await expect.poll(() => form.values()).toEqual(answers);
    expect(await newLeads()).toEqual([]);

    await site.context.setOffline(false);
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('a request that never arrived is sent again by itself', async () => {
    const form = await openForm(site);
    await site.page.route('**/api/clients', (route) => route.abort('connectionreset'), { times: 1 });
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(consultation.retrying);
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('a request whose answer was lost is sent again with the same key and stored once', async () => {
    const form = await openForm(site);
    const posts = countSubmissions(site.page);
    await site.page.route(
      '**/api/clients',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.fill();
    await form.send();
    await form.waitForText(says.sent);
    expect(posts).toHaveLength(2);
    expect(posts[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(posts[1]).toBe(posts[0]);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('a server that is busy is asked again when it said to, and the person is told how long that is', async () => {
    const form = await openForm(site);
    const busy = { status: 503, headers: { 'Retry-After': '1' } };
    await site.page.route('**/api/clients', (route) => route.fulfill(busy), { times: 1 });
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(consultation.busy.replace('{seconds}', '1'));
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('an address look-up that does not answer does not hold the request up', async () => {
    const form = await openForm(site);
    await site.page.route('**/api/ip', (route) => route.abort());
    await form.fill();
    await form.send();
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([{ ...answers, ip_address: '127.0.0.1' }]);
  });

  await test.step('a server that is busy for longer than anyone waits is a failure that keeps every answer', async () => {
    const form = await openForm(site);
    const busy = { status: 503, headers: { 'Retry-After': '3600' } };
    await site.page.route('**/api/clients', (route) => route.fulfill(busy));
    await form.fill();
    await form.send();
    await form.waitForText(says.failed);
    await expect.poll(() => form.values()).toEqual(answers);
  });
});

test('the rules of the form are fetched at the first touch, a press waits for them, and without them the browser and the server check', async () => {
  await using site = await openSite();
  const { page } = site;
  const newLeads = watchLeads(site);
  await test.step('without the rules the browser asks for what is missing, and the server checks the rest', async () => {
    await page.route(/\/check-form-[^/]*\.js$/, (route) => route.abort());
    const form = await openForm(site);
    await form.fill({ email: 'maria@example' });
    await form.field('agreeToTerms').uncheck();
    await form.send();
    await expect(form.field('agreeToTerms')).toBeFocused();
    expect(await newLeads()).toEqual([]);

    await form.field('agreeToTerms').check();
    await form.send();
    await form.waitForText(says.email);
    await expect(form.field('email')).toBeFocused();
    await form.field('email').fill(answers.email);
    await form.send();
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('the rules are fetched at the first touch, and a press that comes before them waits for them', async () => {
    const rules = /\/check-form-[^/]*\.js$/;
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.unrouteAll();
    let requests = 0;
    await page.route(rules, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    const form = await openForm(site);
    await form.button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(0);

    await form.field('additionalInfo').fill('M');
    await expect.poll(() => requests).toBe(1);
    await form.press();
    await expect(form.alert).toHaveText('');
    arrive();
    await form.waitForText(says.caseType);
    await expect(form.field('caseType')).toBeFocused();
    expect(await newLeads()).toEqual([]);
  });
});

test('a phone of 2021, whose browser cannot make a signal that times out, sends the form', async () => {
  await using site = await openSite();
  await site.page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
  const form = await openForm(site);
  await form.fill();
  await form.send();
  await form.waitForText(says.sent);
  expect(await storedLeads(site)).toMatchObject([answers]);
});

test('a page that is reloaded or left before the answer came sends the same request, which is stored once', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step('a page reloaded before the answer came sends the same request, not a second one', async () => {
    const form = await openForm(site);
    const posts = countSubmissions(page);
    await page.route(
      '**/api/clients',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201);
      },
      { times: 1 },
    );
    await form.fill();
    await form.send();
    await expect.poll(() => storedLeads(site)).toHaveLength(1);
    await page.reload();
    await form.waitForText(consultation.restored);
    await form.send();
    await form.waitForText(says.sent);
    expect(posts[1]).toBe(posts[0]);
    expect(await storedLeads(site)).toHaveLength(1);

    await page.getByRole('button', { name: consultation.another }).click();
    await form.fill({ firstName: 'Ana' });
    await form.send();
    await form.waitForText(says.sent);
    expect(new Set(posts).size).toBe(2);
    expect((await storedLeads(site)).map(({ firstName }) => firstName)).toEqual(['Maria', 'Ana']);
  });

  await test.step('who leaves the page while the request is on its way, comes back and sends again, is stored once', async () => {
    const form = await openForm(site);
    const pass = await hold(page, '**/api/clients', 1);
    await form.fill();
    const request = page.waitForRequest('**/api/clients');
    await form.send();
    await request;
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await page.waitForURL('**/about');
    await page.goBack();
    await form.waitForText(consultation.restored);
    pass();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await form.send();
    await form.waitForText(says.sent);
    expect((await storedLeads(site)).slice(2)).toMatchObject([answers]);
  });
});
