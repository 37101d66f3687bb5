import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { caller } from '../../support/caller';
import { signingPage } from '../../support/signing-page';
import { openSigning } from './open-signing';

test('an agreement goes out by mail from the lead’s page in 2 presses, and its state shows in words', async () => {
  await using staff = await openSigning({ as: 'intake' });
  const { page, lead, admin, smtp, app } = staff;
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  const form = page.getByRole('region', { name: 'New agreement' });
  await expect(form.getByLabel('Name')).toHaveValue('Maria Lopez');
  await expect(form.getByLabel('Agreement')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Sent, not opened yet', { exact: true }).waitFor();
  const [agreement] = (await admin.get(`/api/clients/${lead}/agreements`)).body;
  expect(agreement).toMatchObject({ state: 'sent', deliver: 'mail' });
  await app.outbox.run();
  expect(smtp.got.some(({ text }) => text.includes('/sign/'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  expect(staff.problems).toEqual([]);
});

test('the first agreement of a lead asks for the conflict check in its place, and goes out in 4 presses', async () => {
  await using staff = await openSigning({ as: 'admin' }, 'en', false);
  const { page, lead, admin } = staff;
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  const form = page.getByRole('region', { name: 'New agreement' });
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await form.getByRole('button', { name: 'Run check', exact: true }).click();
  await form.getByText('No conflict', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await send.click();
  await page.getByText('Sent, not opened yet', { exact: true }).waitFor();
  expect((await admin.get(`/api/clients/${lead}/agreements`)).body).toMatchObject([{ state: 'sent' }]);
});

test('staff see the document as its signer will, void an agreement with a reason, and send another', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, lead, admin } = staff;
  const { id } = await staff.sendByLink();
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await staff.dialog.getByLabel('Reason').fill('Wrong percentage');
  await staff.dialog.getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByText('Voided', { exact: true }).waitFor();
  expect((await admin.get(`/api/agreements/${id}`)).body).toMatchObject({
    state: 'void',
    reason: 'Wrong percentage',
  });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await staff.dialog.getByText('Maria Lopez', { exact: false }).first().waitFor();
  // The page behind is inert, and axe reports its half-covered parts as too small.
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('By a link').check();
  await page.getByRole('button', { name: 'Create links' }).click();
  await expect(staff.dialog.getByLabel('Maria Lopez', { exact: true })).toHaveValue(/\/sign\/[\w-]{43}$/);
});

test('somebody signs in the office on this screen, a lawyer signs for the firm, and the lead is signed by the act', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, lead, admin, context } = staff;
  const { id } = await staff.sendByLink();
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  await page.getByRole('button', { name: 'Maria Lopez signs on this screen' }).click();
  await staff.dialog.getByLabel('How do you know who it is?').fill('driver license, checked');
  await staff.dialog.getByRole('button', { name: 'Continue' }).click();
  const open = staff.dialog.getByRole('link', { name: 'Let them sign' });
  const token = (await open.getAttribute('href'))!.split('/sign/')[1]!;
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const signing = signingPage(caller(staff.app.url, { cookie }), token);
  await signing.agree(staff.app.agreements.toSampleNumber(token));
  expect((await signing.signAll()).status).toBe(303);
  await page.keyboard.press('Escape');
  await page.getByText('Signed, waiting for our signature', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign for the firm' }).click();
  await staff.dialog.getByText('bar number IL 6312345', { exact: false }).waitFor();
  await staff.dialog.getByRole('button', { name: 'Sign for the firm' }).click();
  await page.getByText('Complete', { exact: true }).waitFor();
  await staff.app.outbox.run();
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
    status: 'Signed',
    signed: { how: 'agreement', agreement: id },
  });
});

test('whoever sets a lead to Signed by hand says how and when', async () => {
  await using staff = await openSigning({ as: 'intake' });
  const { page, lead, admin } = staff;
  await page.goto(`/admin/clients/${lead}`);
  const handling = page.getByRole('region', { name: 'Handling' });
  await handling.getByLabel('Status').selectOption('Signed');
  await staff.dialog.getByLabel('Where the document is').fill('Scan in the case folder');
  await staff.dialog.getByRole('button', { name: 'Set to Signed' }).click();
  await expect(handling.getByLabel('Status')).toHaveValue('Signed');
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
    status: 'Signed',
    signed: { how: 'paper', note: 'Scan in the case folder' },
  });
});

test('an administrator writes a new version of a template, and a lawyer adopts it from their account', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page } = staff;
  await page.goto('/admin/settings/agreements');
  await page.getByText('Adopted by Dana Whitfield', { exact: false }).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Contingency fee agreement', exact: true }).first().click();
  await page.getByText('This template can go out.').waitFor();
  const text = page.getByLabel('Text');
  await text.fill(`${await text.inputValue()}\n\nYou get a copy of this agreement.`);
  await page.getByRole('group', { name: 'Preview' }).getByText('You get a copy of this agreement.').waitFor();
  await page.getByRole('button', { name: 'Save new version' }).click();
  await page.getByText('Version 2 by', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Adopt this version' }).click();
  await staff.dialog.getByRole('button', { name: 'Adopt', exact: true }).click();
  await page.getByText('Adopted by Dana Whitfield, IL 6312345', { exact: false }).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(staff.problems).toEqual([]);
});

test('staff choose for whom a parent signs and in which capacity, by keyboard, and the lead’s address does not stay', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, lead, admin } = staff;
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  const form = page.getByRole('region', { name: 'New agreement' });
  const [name, email] = [form.getByLabel('Name'), form.getByRole('textbox', { name: 'E-mail' })];
  await expect(name).toHaveValue('Maria Lopez');
  await form.getByLabel('Signs for', { exact: true }).focus();
  await page.keyboard.type('Maria');
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
  await name.fill('Rosa Lopez');
  await email.fill('rosa.lopez@example.com');
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await send.press('Enter');
  await form.getByText('Choose in which capacity Rosa Lopez signs for the lead.').waitFor();
  await form.getByLabel('Signs as').focus();
  await page.keyboard.type('Next');
  await form.getByText('Rosa Lopez, as next friend of Maria Lopez, a minor').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await send.press('Enter');
  await page.getByText('Sent, not opened yet', { exact: true }).waitFor();
  const [agreement] = (await admin.get(`/api/clients/${lead}/agreements`)).body;
  expect(agreement.signers).toMatchObject([
    { name: 'Rosa Lopez', role: 'parent', capacity: 'next-friend', for: 'Maria Lopez' },
  ]);
  expect(staff.problems).toEqual([]);
});

test('a lawyer with the role Intake reads a text, cannot change it, and adopts it', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, app, admin } = staff;
  await app.models.agreementTemplates.updateMany({}, { $unset: { adopted: '' }, $set: { isSample: true } });
  const lawyer = await app.signInAs('intake');
  const [, cookie] = lawyer.headers.cookie!.split('=');
  await app.models.users.updateMany(
    { role: 'intake' },
    { $set: { firstName: 'Ines', lastName: 'Ibarra', bars: [{ state: 'NY', number: '1234567' }] } },
  );
  const [own] = await page.context().cookies();
  await page.context().addCookies([{ ...own!, value: decodeURIComponent(cookie!) }]);
  await page.goto('/admin/settings/agreements');
  await page.getByRole('link', { name: 'Contingency fee agreement', exact: true }).waitFor();
  await expect(page.getByRole('link', { name: 'Add a template' })).toHaveCount(0);
  await page.goto('/admin/settings/agreements/new');
  await page.waitForURL('**/admin/settings/agreements');
  await page.getByRole('link', { name: 'Contingency fee agreement', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Contingency fee agreement' }).waitFor();
  await page.getByText('You pay a fee only if we recover money for you.', { exact: false }).waitFor();
  await expect(page.getByLabel('Text')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Adopt this version' }).click();
  await staff.dialog.getByText('Ines Ibarra', { exact: true }).waitFor();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await staff.dialog.getByRole('button', { name: 'Adopt' }).click();
  await staff.toast('Template adopted').waitFor();
  const [adopted] = (await admin.get('/api/agreement-templates')).body.filter(
    ({ name }: { name: string }) => name === 'Contingency fee agreement',
  );
  expect(adopted.adopted).toMatchObject({ by: 'Ines Ibarra' });
});

test('a new link that cannot be copied stays in sight, to be selected', async () => {
  await using staff = await openSigning({ as: 'intake' });
  const { page, lead } = staff;
  await staff.sendByLink();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no clipboard')) },
    });
  });
  await page.goto(`/admin/clients/${lead}`);
  await staff.compose('Agreement');
  await page.getByRole('button', { name: 'Copy a new link for Maria Lopez' }).click();
  const link = staff.dialog.getByLabel('Maria Lopez', { exact: true });
  await expect(link).toHaveValue(/\/sign\/[\w-]{43}$/);
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  const address = await link.inputValue();
  await staff.dialog.getByRole('button', { name: 'Copy the link for Maria Lopez' }).click();
  await staff.toast('The link could not be copied. Select it and copy it yourself.').first().waitFor();
  await expect(link).toHaveValue(address);
  expect((await staff.app.anyone.get(`/sign/${address.split('/sign/')[1]}`)).status).toBe(200);
});
