import { expect, test } from '@playwright/test';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { makeVendor } from '../../support/vendors';
import { looksRight, openStaff } from '../staff/admin-support';

const here = { networks: ['127.0.0.1'] };

test('a vendor is made, its key is shown once, and what was agreed on is kept, with caps and where it is told', async () => {
  await using receiver = await startReceiver();
  await using staff = await openStaff({ as: 'admin', app: here });
  const { page, app } = staff;
  await page.goto('/admin/vendors');
  await page.getByText('No vendors yet').waitFor();
  await page.getByRole('button', { name: 'Add vendor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bright Leads');
  await page.keyboard.press('Enter');
  const key = await page.locator('code').innerText();
  expect(key).toMatch(/^lk_[0-9a-f]{40}$/);
  await page.getByRole('button', { name: 'I saved it' }).click();
  await page.getByRole('link', { name: 'Bright Leads' }).click();
  await staff.heading('Bright Leads').waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByLabel('Mode').selectOption('live');
  await page.getByLabel('How we recognize the same person').selectOption('phone');
  await page.getByLabel('Refuse leads that do not say what the person agreed to').check();
  await page.getByLabel('Its consent claims allow autodialed calls for (days)').fill('400');
  await page.getByRole('button', { name: 'Add cap' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter a number from 1 to 365.').waitFor();
  await page.getByLabel('Its consent claims allow autodialed calls for (days)').fill('30');
  await page.getByLabel('Why we rely on its claims').fill('We saw its pages');
  await page.getByText('Enter a number from 0 to 1,000,000.').waitFor();
  await page.getByLabel('At most').fill('5');
  await page.getByRole('combobox', { name: 'Case type' }).selectOption({ label: 'Zantac' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await staff.toast('Vendor updated').waitFor();
  expect(await app.models.vendors.findOne().lean()).toMatchObject({
    mode: 'live',
    samePerson: 'phone',
    requireConsent: true,
    claimedCalls: { reason: 'We saw its pages', days: 30 },
    caps: [{ per: 'day', most: 5, caseType: '14' }],
  });

  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Save outcomes' }).click();
  await expect(staff.dialog.locator('code')).toHaveText(/^whsec_/, { useInnerText: true });
  await page.getByRole('button', { name: 'I saved it' }).click();
  await page.getByRole('link', { name: 'Webhooks' }).last().click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await staff.toast('Test on its way').waitFor();
  await app.outbox.run();
  expect(receiver.bodies()).toMatchObject([{ type: 'webhook.test' }]);
  await page.getByRole('link', { name: 'Edit at the vendor' }).click();
  await staff.heading('Bright Leads').waitFor();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

test('at a bought lead staff read what its certificate matched, and return it with a reason that was agreed on, and back again', async () => {
  const retain = { results: { expires_at: '2031-11-23T10:00:00.000Z' } };
  const match = { result: { phone_match: true, email_match: false } };
  await using service = await startReceiver((_, res) =>
    res.end(JSON.stringify({ outcome: 'success', match_lead: match, retain })),
  );
  const { origin } = new URL(service.url);
  const trusted = { trustedFormKey: 'a-key-of-the-firm', trustedFormUrl: origin };
  await using staff = await openStaff({ as: 'admin', app: trusted });
  const { page, app, admin } = staff;
  const { by } = await makeVendor(app, admin, { price: 40 });
  const trustedFormCertUrl = 'https://cert.trustedform.com/eb9fc4dd9bed9ad451a5';
  const { id } = (await by.post('/api/clients', { ...make.client(), trustedFormCertUrl })).body;
  await app.outbox.run();
  await page.goto(`/admin/clients/${id}`);
  await staff.unfold('Consent');
  const certificate = page.getByRole('region', { name: 'TrustedForm certificate kept' });
  await certificate.getByText('Retained until').waitFor();
  await certificate.getByText('Nov 23, 2031').waitFor();
  await certificate.getByText('phone', { exact: true }).waitFor();
  await looksRight(page);
  await page.goto('/admin/outbox');
  await page.getByText('TrustedForm certificate to retain').first().waitFor();
  await page.goto(`/admin/clients/${id}`);
  const card = await staff.unfold('Return to the vendor');
  await card.getByText('now $40.00').waitFor();
  await card.getByRole('button', { name: 'Return this lead' }).click();
  await card.getByText('Choose a reason').last().waitFor();
  await card.getByLabel('Reason').selectOption('Wrong number');
  await card.getByRole('button', { name: 'Return this lead' }).click();
  await staff.toast('Lead returned').waitFor();
  // A toast over a control makes it smaller for axe.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await card.getByText(': Wrong number').waitFor();
  await page.getByText('returned this lead to its vendor').waitFor();
  expect(await app.models.clients.findById(id).lean()).toMatchObject({ returnReason: 'Wrong number' });
  await looksRight(page);
  await card.getByRole('button', { name: 'Undo the return' }).click();
  await staff.toast('Return undone').waitFor();
  await card.getByRole('button', { name: 'Return this lead' }).waitFor();
  expect(staff.problems).toEqual([]);
});

test('a refused post that fits now is accepted, and quarantine is decided', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  const { id, by } = await makeVendor(app, admin, { caseTypes: ['2'] });
  await by.post('/api/clients', make.client({ caseType: '3', phoneNumber: '1', email: 'c@example.com' }));
  await admin.put(`/api/vendors/${id}`, { caseTypes: [] });
  await app.anyone.post('/api/clients', make.client({ email: 'none' }));
  await app.anyone.post('/api/clients', { ...make.client({ firstName: 'Robot' }), filledIn: 5 });
  await app.anyone.post('/api/clients', { ...make.client({ firstName: 'Spam' }), filledIn: 6 });

  await page.goto('/admin/refused');
  await page.getByText('In quarantine', { exact: true }).nth(1).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Case type not accepted' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await staff.toast('Post accepted').waitFor();
  expect(await app.models.clients.findOne({ vendorId: id }).lean()).toMatchObject({ caseType: '3' });

  await page.goto('/admin/refused');
  // The older of the two is below.
  await page.getByRole('link', { name: 'Filled in within a second' }).last().click();
  await page.getByText('This looks like a robot.').waitFor();
  await expect(page.getByLabel('First name')).toHaveValue('Robot');
  await page.getByRole('button', { name: 'Accept' }).click();
  await staff.toast('Post accepted').waitFor();
  expect(await app.models.clients.countDocuments({ firstName: 'Robot' })).toBe(1);
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 held request' }).click();
  await page.getByRole('link', { name: 'Held requests 1 to decide' }).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Filled in within a second' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Spam');
  await page.getByRole('button', { name: 'Discard' }).click();
  await staff.toast('Post discarded').waitFor();
  await page.getByRole('link', { name: 'All held requests' }).click();
  await page.getByText('No held requests').waitFor();
  await page.goto('/admin/refused');

  await page.getByRole('link', { name: 'A field cannot be read' }).click();
  await page.getByLabel('E-mail').fill('maria@example.com');
  await looksRight(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Open the lead' }).waitFor();
  await looksRight(page);

  await page.getByRole('link', { name: 'All refused posts' }).click();
  await page.getByText('How long we keep them').click();
  await page.getByLabel('Days').fill('1');
  await page.getByRole('button', { name: 'Save days' }).click();
  await page.getByText('Enter a number of days from 2 to 365.').waitFor();
  await page.getByLabel('Days').fill('14');
  await page.getByRole('button', { name: 'Save days' }).click();
  await staff.toast('Days saved').waitFor();
  expect((await admin.get('/api/intake/settings')).body).toEqual({ refusedDays: 14 });
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

test('a criterion is added, its effect on stored leads is shown by name, and only then it can be saved', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  await staff.leads({ caseType: '2', state: 'TX', answers: { note: 'x' } });
  await page.goto('/admin/rules');
  await page.getByRole('combobox', { name: 'Case type' }).selectOption('2');
  await page.getByText('There are no criteria for this case type.').waitFor();
  await page.getByText('Add a criterion').click();
  await page.getByLabel('Condition').selectOption('one of');
  await page.getByRole('combobox', { name: 'Question' }).selectOption('state');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByLabel('Values, separated by commas').fill('CA, NV');
  await page.getByLabel('If not met').selectOption('refuse');
  await expect(page.getByRole('button', { name: 'Save criteria' })).toBeDisabled();
  await page.getByRole('button', { name: 'What would change?' }).click();
  await page.getByText('would change the result for 1 of').waitFor();
  await page.getByRole('link', { name: 'Maria Lopez' }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Save criteria' }).click();
  await staff.toast('Criteria saved').waitFor();
  const { by } = await makeVendor(app, admin);
  const refused = await by.post('/api/clients', make.client({ caseType: '2', state: 'TX' }));
  expect(refused.body.reasonCode).toBe('STATE_NOT_ACCEPTED');
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});
