import { expect, type Page, test } from '@playwright/test';
import { openStaff } from '../e2e/staff/admin-support';

const codes: Record<string, RegExp> = {
  'an id': /\b[0-9a-f]{24}\b/,
  'a constant': /\b[A-Z]{2,}_[A-Z_]+\b/,
  'the name of a field': /(?<![\w.@/-])[a-z]+[A-Z][a-z]+\b/,
  'a yes of a program': /^\s*(true|false)\s*$/,
  'a slug': /(?<![\w/.-])[a-z]+-claims\b/,
};

/** Text to type literally: placeholders of a letter, and server settings. */
const asIs = /\{\w+\}|\b(?:SMTP_URL|MAIL_FROM|BACKUP_TO|TIMESTAMP_URL)\b/g;

/** Visible text that no person would say; text to copy literally is in a `code`. */
const codesOn = (page: Page) =>
  page.evaluate(() => {
    const isShown = (node: Node) =>
      node.parentElement?.checkVisibility() && !node.parentElement.closest('code, pre, textarea, script');
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (isShown(walker.currentNode)) texts.push(walker.currentNode.textContent ?? '');
    const values = [...document.querySelectorAll<HTMLInputElement>('main input[type=text]')];
    return [...texts, ...values.map(({ value }) => value)];
  });

const paths = [
  ...['', '/clients', '/clients/board', '/clients/:id', '/clients/deleted', '/call', '/queue'],
  ...['/reports', '/users', '/services', '/vendors', '/refused', '/rules', '/questions'],
  ...['/settings', '/settings/response', '/settings/reasons', '/settings/contact'],
  ...['/outbox', '/mail', '/webhooks', '/privacy', '/privacy/retention', '/sign-ins', '/audit', '/account'],
];

test('no code, slug, id or name of a field is read on any screen', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, app } = staff;
  const [id] = await staff.leads({}, { firstName: 'Ben' });
  await app.signInAs('intake');
  const me = (await admin.query('auth.me')).body.result.data.id;
  await admin.put(`/api/clients/${id}`, { assignedTo: me, status: 'Contacted' });
  await admin.mutate('desk.work', { id, outcome: 'Reached', note: 'Hello' });
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(`/admin${path.replace(':id', id!)}`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    if (!path) await page.getByRole('heading', { name: 'First steps' }).waitFor();
    for (const text of await codesOn(page))
      for (const [what, code] of Object.entries(codes))
        if (code.test(text.replace(asIs, ''))) problems.push(`${path}: ${what}: ${text.trim()}`);
  }
  expect(problems).toEqual([]);
});
