import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { createTransport } from '../../../server/mail/transport';
import { axeFindings } from '../../support/browser/axe';
import { startReceiver } from '../../support/mail/receiver';
import { startSmtp } from '../../support/mail/smtp';
import { noMail } from '../../support/start-app';
import { openStaff } from '../staff/admin-support';

const here = { networks: ['127.0.0.1'] };

test('what a webhook could not deliver says why and is sent again; one that is added shows its secret once, and a test and a lead arrive', async () => {
  await using staff = await openStaff({ as: 'admin', app: here });
  const { page, app, admin } = staff;
  await test.step('without a mail server the panel says so', async () => {
    await page.goto('/admin/mail');
    await page.getByText('No mail server is set up, so we send nothing.').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  await test.step('what failed says why, and is sent again, one or many, from the outbox', async () => {
    await using receiver = await startReceiver((_, res) => void res.writeHead(410).end());
    await admin.mutate('webhooks.create', {
      name: 'Old',
      url: receiver.url,
      events: ['lead.created'],
      fields: [],
    });
    await staff.leads({}, { firstName: 'Wei' });
    await app.outbox.run();
    await page.goto('/admin/webhooks');
    await page.getByText('Paused: the receiver says it is gone (410)').waitFor();
    receiver.behave((_, res) => res.end());
    await page.getByRole('button', { name: 'Resume: Old' }).click();
    await page.getByRole('button', { name: 'Pause: Old' }).waitFor();

    await page.goto('/admin/outbox');
    await page.getByText('Failed: HTTP 410').first().waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'State' }).selectOption('Needs a look');
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await page.getByRole('button', { name: /^Send again \(1\)$/ }).click();
    await staff.toast('1 message is on its way again').waitFor();
    await page.getByRole('button', { name: 'Send all that need a look' }).click();
    await page.getByText('Nothing matches these filters').waitFor();
    await app.outbox.run();
    await expect
      .poll(() => app.models.outbox.countDocuments({ kind: 'webhook', state: 'needs a look' }))
      .toBe(0);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    await page.goto('/admin/webhooks');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No webhooks yet').waitFor();
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeFocused();
  });
  expect(staff.problems).toEqual([]);

  await test.step('a webhook is added, its secret is shown once, a test and a lead arrive, and the answers are shown', async () => {
    await using receiver = await startReceiver((_, res) => res.end('thank you'));
    await page.goto('/admin/webhooks');
    await page.getByText('No webhooks yet').waitFor();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Case system');
    await page.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/');
    await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText('Choose at least one event').waitFor();
    await page.getByLabel('A lead came in').check();
    await page.getByLabel('First name').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('dialog').getByText('This address is not public.').first().waitFor();
    await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
    const shown = staff.dialog.locator('code');
    await expect(shown).toHaveText(/^whsec_/);
    const secret = await shown.innerText();
    await page.getByRole('button', { name: 'I saved it' }).click();

    await page.getByRole('button', { name: 'Send a test: Case system' }).click();
    await staff.toast('Test on its way').waitFor();
    await staff.leads({ firstName: 'Ana' });
    await app.outbox.run();
    for (const { body, headers } of receiver.got) new Webhook(secret).verify(body, headers);
    expect(receiver.bodies().map(({ type, data }) => [type, data.lead?.firstName])).toEqual([
      ['webhook.test', undefined],
      ['lead.created', 'Ana'],
    ]);
    await page.getByText('lead.created to Case system').waitFor();
    await page
      .getByText(/^Answered 200/)
      .first()
      .click();
    await page.getByText('thank you').first().waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    // The refused address, and nothing else.
    expect(staff.problems).toEqual([expect.stringContaining('400 (Bad Request)')]);
  });
});

test('an address is put on the list of silence and taken off again, and a message stands in the timeline', async () => {
  await using smtp = await startSmtp();
  const mail = { ...noMail, transport: createTransport(smtp.url), from: 'help@lantern.example' };
  await using staff = await openStaff({ as: 'admin', app: { mail } });
  const { page, app } = staff;
  await page.goto('/admin/mail');
  await page.getByLabel('E-mail address').fill('maria.lopez@example.com');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Allow mail to maria.lopez@example.com' }).click();
  await page.getByText('Nobody has asked us to stop yet.').waitFor();
  const [id] = await staff.leads({});
  await app.outbox.run();
  expect(smtp.got).toHaveLength(1);
  await page.goto(`/admin/clients/${id}`);
  await page.getByText('We have your request', { exact: true }).waitFor();
  expect(staff.problems).toEqual([]);
});
