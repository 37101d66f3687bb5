import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings, themes } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from '../staff/admin-support';

const desk = { viewport: { width: 1280, height: 800 } };
/** A Tuesday, 10 AM in California: calls to the number of these leads are allowed. */
const app = { now: () => Date.UTC(2026, 2, 17, 17) };

const toCall = (page: Page) => page.locator('a[href^="tel:"]').first();
const findBottom = async (part: Locator) => {
  const box = (await part.boundingBox())!;
  return box.y + box.height;
};
const inOne = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("at 1280 x 800 the number, the composer, the newest entry and the questions show without scrolling, and the keys lead through what else a lead's page does", async () => {
  await using staff = await openStaff({ as: 'intake', app, ...desk });
  const { page, context, admin } = staff;
  await test.step('at 1280 x 800 the number, the composer, the newest entry and the questions show without scrolling, also in the queue', async () => {
    const [id] = await staff.leads({});
    for (const path of [`/admin/clients/${id}`, `/admin/queue/${id}`]) {
      await page.goto(path);
      await expect(toCall(page)).toContainText('(415) 555-0132');
      const work = page.getByRole('region', { name: 'Log a call or a next step' });
      const entry = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').first();
      await expect(entry).toContainText('I worked as a firefighter for twelve years.');
      const questions = page.getByRole('region', { name: 'Questions' });
      await questions.getByText(/still to ask/).waitFor();
      for (const part of [
        toCall(page),
        work.getByRole('button', { name: /^Save/ }),
        entry,
        questions.getByRole('group').first(),
      ])
        await expect.poll(() => findBottom(part)).toBeLessThanOrEqual(800);
    }
  });

  await test.step('what is typed in one kind of the composer waits there, and the keys lead through it', async () => {
    const [id] = await staff.leads({
      firstName: 'Rosa',
      email: 'rosa@example.com',
      phoneNumber: '(415) 555-0161',
    });
    await page.goto(`/admin/clients/${id}`);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Call').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Text')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('E-mail')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Note')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Her son called.');
    await tab('Turn down').click();
    await page.getByRole('button', { name: 'Too much time has passed' }).waitFor();
    await tab('Note').click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Her son called.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('region', { name: 'Conversation' }).getByText('Her son called.').waitFor();
    await tab('Turn down').click();
    await page.getByRole('button', { name: 'Too much time has passed' }).click();
    await tab('Letter').waitFor();
    await page.getByText('Reason: Too much time has passed').waitFor();
    await staff.heading('Rosa Lopez').focus();
    await page.keyboard.press('s');
    await expect(page.getByLabel('Status')).toBeFocused();
  });

  await test.step('a long timeline shows its newest entries and what the person asked for; the rest opens on request', async () => {
    const [id] = await staff.leads({
      firstName: 'Tom',
      email: 'tom@example.com',
      phoneNumber: '(415) 555-0162',
    });
    for (let index = 1; index <= 8; index++)
      await admin.mutate('clients.addNote', { id, note: `Note number ${index}.` });
    await page.goto(`/admin/clients/${id}`);
    const timeline = page.getByRole('region', { name: 'Conversation' });
    await timeline.getByText('Note number 8.').waitFor();
    await timeline.getByText('I worked as a firefighter for twelve years.').waitFor();
    await expect(timeline.getByText('Note number 2.')).toBeHidden();
    await timeline.getByRole('button', { name: `Show ${3} more` }).click();
    await timeline.getByText('Note number 2.').waitFor();
    await expect(timeline.getByText(/^Note number/)).toHaveCount(8);
  });

  await test.step('the menu of a lead deletes it by the keyboard, and that can be undone', async () => {
    const [id] = await staff.leads({
      firstName: 'Ben',
      email: 'ben@example.com',
      phoneNumber: '(415) 555-0163',
    });
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await staff.heading('Clients').waitFor();
    expect((await admin.get(`/api/clients/${id}`)).status).toBe(404);
    await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await admin.get(`/api/clients/${id}`)).status).toBe(200);
  });

  await test.step('the head stays while the page is scrolled, says whether to call, and copies the number as every program takes it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [id] = await staff.leads({
      firstName: 'Eva',
      email: 'eva@example.com',
      phoneNumber: '(415) 555-0164',
    });
    await page.clock.setFixedTime(app.now());
    await page.goto(`/admin/clients/${id}`);
    const head = page.locator('[data-lead-head]');
    await head.getByText('10:00 AM there').waitFor();
    await head.getByText('OK to call now').waitFor();
    await head.getByText('First call', { exact: true }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await head.boundingBox())!.y).toBe(56);
    await head.getByRole('button', { name: 'Copy number' }).click();
    await staff.toast('Number copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+14155550164');

    const accent = await toCall(page).evaluate((link) => getComputedStyle(link).backgroundColor);
    await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'phone' });
    await head.getByText('Do not contact: asked us to stop').waitFor();
    await expect(toCall(page)).not.toHaveCSS('background-color', accent);
  });
  expect(staff.problems).toEqual([]);
});

test('at 375 x 812 and 375 x 755 the number, Call, the composer and its Save button stay in sight above the tabs with the rest', async () => {
  await using staff = await openStaff({ as: 'intake', app, ...phone, viewport: { width: 375, height: 812 } });
  const { page } = staff;
  const [id] = await staff.leads({});
  await test.step('at 375 x 812 the number, Call and the composer stand in the first 700 px, and the rest in tabs at the bottom', async () => {
    await page.goto(`/admin/clients/${id}`);
    const work = page.getByRole('region', { name: 'Log a call or a next step' });
    await expect(toCall(page)).toHaveText(/Call \(415\) 555-0132/);
    for (const part of [
      toCall(page),
      work.getByText('Asked not to be called'),
      work.getByLabel('Call notes'),
    ])
      await expect.poll(() => findBottom(part)).toBeLessThanOrEqual(700);

    const parts = page.getByRole('navigation', { name: 'Parts of this lead' });
    const timeline = page.getByRole('region', { name: 'Conversation' });
    await expect(timeline).toBeHidden();
    await parts.getByRole('button', { name: 'Conversation 1' }).tap();
    await timeline.getByText('sent a request for help').waitFor();
    await expect(work).toBeHidden();
    await parts.getByRole('button', { name: /^Questions \d\/\d$/ }).tap();
    await page.getByRole('region', { name: 'Questions' }).waitFor();
    await parts.getByRole('button', { name: 'About' }).tap();
    await page.getByRole('region', { name: 'Open tasks' }).waitFor();
    await expect(parts.getByRole('button', { name: 'About' })).toHaveAttribute('aria-current', 'true');
    expect(await inOne(page)).toBe(true);
    await parts.getByRole('button', { name: 'Work' }).tap();
    await work.waitFor();
  });

  await test.step('at 375 x 755 the Save button of a call stays above the tabs, also once an outcome asks for more', async () => {
    await page.setViewportSize({ width: 375, height: 755 });
    for (const [path, name] of [
      [`/admin/clients/${id}`, 'Save'],
      [`/admin/queue/${id}`, 'Save and open the next'],
    ] as const) {
      await page.goto(path);
      const save = page.getByRole('button', { name, exact: true });
      const tabs = page.getByRole('navigation', { name: 'Parts of this lead' });
      const isAbove = async () => (await findBottom(save)) <= (await tabs.boundingBox())!.y;
      await expect.poll(isAbove).toBe(true);
      await page.getByText('Voicemail', { exact: true }).tap();
      await page.getByRole('textbox', { name: 'Next step' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(isAbove).toBe(true);
      await page.getByLabel('Remind me').focus();
      await expect
        .poll(async () => (await findBottom(page.getByLabel('Remind me'))) <= (await save.boundingBox())!.y)
        .toBe(true);
    }
    await page.getByRole('button', { name: 'Save and open the next' }).tap();
    await page.waitForURL(/\/admin$/);
  });
  expect(staff.problems).toEqual([]);
});

test("what is folded on a lead's page says what matters of it, opens by the keyboard and is clean for axe, and on paper it says nothing of who opened it", async () => {
  await using staff = await openStaff({ as: 'admin', app, ...desk });
  const { page } = staff;
  const [id] = await staff.leads({ campaign: 'spring', state: 'CA' });
  await test.step('what is folded says what matters of it, and opens by the keyboard', async () => {
    await page.goto(`/admin/clients/${id}`);
    const line = (name: RegExp) => page.getByRole('button', { name });
    await line(/^Source Website, spring$/).waitFor();
    await line(/^Details CA, received /).waitFor();
    await line(/^Calls none yet$/).waitFor();
    await line(/^Consent Call by hand, E-mail$/).waitFor();
    await line(/^Technical 203\.0\.113\.7$/).focus();
    await expect(page.getByText('Jornaya IP')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByText('Jornaya IP').waitFor();
    await expect(line(/^Technical/)).toHaveAttribute('aria-expanded', 'true');
  });
  expect(staff.problems).toEqual([]);

  await test.step('on paper a lead has the firm above it, full dates and what is still to ask, and says nothing of who opened it', async () => {
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('region', { name: 'Conversation' }).getByText('sent a request for help').waitFor();
    await page
      .getByRole('region', { name: 'Questions' })
      .getByText(/still to ask/)
      .waitFor();
    await (await staff.unfold('Privacy')).getByText(/First Administrator/).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      'Lantern Justice',
      'Privileged and confidential',
      'Maria Lopez',
      '(415) 555-0132',
      'Not answered',
      'I worked as a firefighter for twelve years.',
    ])
      await expect
        .poll(async () => [text, await page.getByText(text).locator('visible=true').count()])
        .not.toEqual([text, 0]);
    const time = page.getByRole('region', { name: 'Conversation' }).locator('time').first();
    const written = await time.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toMatch(/^"[A-Z][a-z]+day, March 17, 2026 at /);
    await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0);
    await expect(page.getByText('Jornaya IP')).toBeVisible();
    await expect(page.locator('button:visible, select:visible, textarea:visible')).toHaveCount(0);
  });

  await page.emulateMedia({ media: 'screen' });
  for (const { viewport } of [desk, phone])
    for (const colorScheme of themes())
      await test.step(`axe finds nothing, folded and unfolded, at ${viewport.width} px, ${colorScheme}`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(`/admin/clients/${id}`);
        await page.getByRole('region', { name: 'Log a call or a next step' }).waitFor();
        await expect.poll(() => axeFindings(page)).toEqual([]);
        const about = page.getByRole('button', { name: 'About', exact: true });
        if (await about.isVisible()) await about.click();
        for (const part of ['Details', 'Calls', 'Consent', 'Source', 'Privacy', 'Technical'])
          await staff.unfold(part);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(() => axeFindings(page)).toEqual([]);
        expect(await inOne(page)).toBe(true);
      });
  expect(staff.problems).toEqual([]);
});
