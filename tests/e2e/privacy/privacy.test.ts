import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { desktop, phone } from '../../support/browser/open-site';
import { consented } from '../../support/consented';
import { oldAdmin } from '../../support/old-admin';
import { looksRight, openStaff } from '../staff/admin-support';

const ottilie = {
  firstName: 'Ottilie',
  lastName: 'Quennell',
  email: 'ottilie@example.com',
  phoneNumber: '(503) 555-0187',
};

test('staff enter a request and close it with a word; from another they find the person, give them everything in a file, and two administrators erase them', async () => {
  await using site = await openStaff({ as: 'admin' });
  const { page, app } = site;
  await page.setViewportSize(phone.viewport);
  await page.goto('/admin/privacy');
  await page.getByText('No open requests').waitFor();
  await page.getByLabel('What the person asks for').selectOption('access');
  await page.getByLabel('Name').fill('Anselm Roe');
  await page.getByRole('button', { name: 'Save request' }).click();
  await page.getByText('Enter an e-mail address, a phone number, or both').first().waitFor();
  await page.getByLabel('Phone number').fill('(503) 555-0144');
  await page.getByRole('button', { name: 'Save request' }).click();
  await page.getByText('Access: Anselm Roe').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Close the request from Anselm Roe' }).click();
  await page.getByLabel('What we did and what we told the person').fill('Sent the file by letter.');
  await page.getByRole('button', { name: 'Close the request', exact: true }).click();
  await page.getByText('No open requests').waitFor();
  await page.getByLabel('Show').selectOption('done');
  await page.getByText('Sent the file by letter.').waitFor();

  await page.setViewportSize(desktop.viewport);
  const { id } = (await app.anyone.post('/api/clients', consented(ottilie))).body;
  const admin = await app.signInAsAdmin();
  await admin.mutate('privacy.addRequest', {
    kind: 'deletion',
    name: 'Ottilie Quennell',
    email: ottilie.email,
  });
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Privacy 1 waiting/ }).click();
  await page.getByText('Deletion: Ottilie Quennell').waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Find the person' }).click();
  await page.getByLabel(/Ottilie Quennell/).waitFor();
  expect(page.url()).not.toContain('ottilie');
  await looksRight(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(await readFile((await saved.path())!, 'utf8')).toContain('Quennell');
  const second = await oldAdmin(app);
  await page.getByRole('button', { name: 'Ask to erase' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Asked by letter');
  await dialog.getByRole('button', { name: 'Ask to erase' }).click();
  await page.waitForURL('**/admin/privacy/erasures');
  await page.getByText('Another administrator must agree.').waitFor();
  const { body } = await second.query('privacy.erasures');
  await second.mutate('privacy.agreeToErasure', { id: body.result.data[0].id });
  await page.reload();
  await page.getByText(/^Erased · 1 lead/).waitFor();
  await looksRight(page);
  expect(await app.models.clients.countDocuments({ _id: id })).toBe(0);
  expect(site.problems).toEqual([]);
});

test('rules of retention show what they would delete before they are saved, and a list of who is not contacted is imported from a file, holds at once, and is taken away', async () => {
  await using site = await openStaff({ as: 'admin', ...phone });
  const { page, app } = site;
  const { id } = (await app.anyone.post('/api/clients', consented(ottilie))).body;
  await app.models.clients.updateOne(
    { _id: id },
    { $set: { status: 'Turned down', updatedAt: new Date('2020-01-01') } },
  );
  await page.goto('/admin/privacy/retention');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByText('1 lead', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ottilie Quennell' }).waitFor();
  const days = page.getByLabel('Messages of unknown senders (days)');
  await expect(days).toHaveValue('365');
  await page.getByText('0 senders').waitFor();
  await looksRight(page);
  await days.fill('20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a number from 30 to 36,500.').first().waitFor();
  await days.fill('90');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The saved rules apply from').waitFor();
  expect((await app.models.settings.findById('retention').lean())!.value).toMatchObject({ unknownDays: 90 });
  expect(await app.models.clients.countDocuments({ _id: id })).toBe(1);

  await test.step('a list of who is not contacted', async () => {
    const admin = await app.signInAsAdmin();
    const reason = async () => (await admin.get(`/api/clients/${id}/contact?channel=text`)).body.reason;
    await page.goto('/admin/privacy/lists');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Choose a file and enter a name for the list.').waitFor();
    await page.getByLabel('Name of the list').fill('texas');
    const file = { name: 'texas.csv', mimeType: 'text/csv', buffer: Buffer.from('5035550187,x\nnumber\n') };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('1 numbers read. 1 lines were not phone numbers.').waitFor();
    expect(await reason()).toBe('SUPPRESSED');
    await looksRight(page);
    await page.getByRole('button', { name: 'Remove the list texas' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No lists yet').waitFor();
    expect(await reason()).not.toBe('SUPPRESSED');
  });
  expect(site.problems).toEqual([]);
});

test('at a lead staff see who opened it, and hold it, and write down how somebody asked to be contacted again; the call button of who wants to be left alone opens only with a reason that is kept', async () => {
  await using site = await openStaff({ as: 'admin', ...phone });
  const { page, app } = site;
  await page.setViewportSize(desktop.viewport);
  const { id } = (await app.anyone.post('/api/clients', consented(ottilie))).body;
  const clerk = await app.signInAs('intake');
  await clerk.get(`/api/clients/${id}`);
  await app.reads.settle();
  await page.goto(`/admin/clients/${id}`);
  const card = page.getByRole('region', { name: 'Privacy' });
  await card.getByRole('button', { name: 'Privacy' }).click();
  await card.getByText(/^Sam Okafor,/).waitFor();
  await card.getByText('Put on legal hold').first().click();
  await card.getByLabel('Why').fill('Letter from the court');
  await card.getByRole('button', { name: 'Put on legal hold' }).click();
  await card.getByText('Letter from the court').waitFor();
  expect((await clerk.delete(`/api/clients/${id}`)).status).toBe(409);
  await looksRight(page);
  await card.getByRole('button', { name: 'End the hold' }).click();
  await card.getByText('Put on legal hold').first().waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByText('put this lead on legal hold').waitFor();
  await page.getByText('ended the legal hold').waitFor();

  await test.step('staff write down how somebody asked to be contacted again, and the card says so at once', async () => {
    await site.admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'phone' });
    await page.setViewportSize(phone.viewport);
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'About', exact: true }).tap();
    const consent = page.getByRole('region', { name: 'Consent', exact: true });
    await consent.getByRole('button', { name: /^Consent/ }).tap();
    await consent.getByText('Do not contact').first().waitFor();
    await consent.getByText('Asked us to contact them again').click();
    await consent.getByLabel('How they asked, in their own words').fill('She wrote: please call me again');
    await looksRight(page);
    await consent.locator('form').filter({ hasText: 'When they asked' }).getByRole('button').click();
    await consent.getByText('Do not contact').first().waitFor({ state: 'detached' });
    await consent.getByText('Get their consent first').first().waitFor();
    const entry = await app.models.consents.findOne({ kind: 'reopening' }).lean();
    expect(entry!.record).toMatchObject({ clientId: id, words: 'She wrote: please call me again' });
    await looksRight(page);
  });

  await test.step('the call button of somebody who wants to be left alone says what to do, and opens only with a reason that is kept', async () => {
    await site.admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'phone' });
    await page.goto(`/admin/clients/${id}`);
    const call = page.locator('a[href^="tel:"]').first();
    const gate = page.locator('#gate-call');
    await gate.getByText('Do not contact').waitFor();
    await looksRight(page);
    await call.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Asked us to stop.').waitFor();
    await looksRight(page);
    await dialog.getByLabel('Reason').fill('She asked for this call in a letter');
    await dialog.getByRole('button', { name: 'Contact anyway' }).click();
    await dialog.waitFor({ state: 'detached' });
    await gate.getByText('Do not contact').waitFor({ state: 'detached' });
    const log = await app.models.audit.findOne({ action: 'override' }).lean();
    expect(log!.note).toBe('call, WITHDRAWN');
    const lead = await app.models.clients.findById(id).lean();
    expect(lead!.history.at(-1)!.note).toContain('She asked for this call in a letter');
  });
  expect(site.problems).toEqual([]);
});
