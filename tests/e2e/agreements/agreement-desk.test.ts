import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { caller } from '../../support/caller';
import { signingPage } from '../../support/signing-page';
import { looksRight } from '../staff/admin-support';
import { openSigning } from './open-signing';

test('an agreement goes out by mail from the lead’s page in 2 presses, and its state shows in words; a new link that cannot be copied stays in sight; who sets the lead to Signed by hand says how and when', async () => {
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
  await looksRight(page);
  expect(staff.problems).toEqual([]);

  await test.step('a new link that cannot be copied stays in sight, to be selected', async () => {
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
    await page.keyboard.press('Escape');
  });

  await test.step('setting the lead to Signed by hand asks how and when', async () => {
    await page.reload();
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
});

test('by keyboard, staff choose the child that a parent signs for; they void an agreement with a reason, see the document as its signer will, send another and give it more time', async () => {
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
  await looksRight(page);
  await send.press('Enter');
  await page.getByText('Sent, not opened yet', { exact: true }).waitFor();
  const [agreement] = (await admin.get(`/api/clients/${lead}/agreements`)).body;
  expect(agreement.signers).toMatchObject([
    { name: 'Rosa Lopez', role: 'parent', capacity: 'next-friend', for: 'Maria Lopez' },
  ]);
  expect(staff.problems).toEqual([]);

  await test.step('void with a reason, a preview, and another by a link', async () => {
    await page.reload();
    await staff.compose('Agreement');
    const { id } = agreement;
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
    await looksRight(page, { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await page.getByLabel('By a link').check();
    await page.getByRole('button', { name: 'Create links' }).click();
    await expect(staff.dialog.getByLabel('Maria Lopez', { exact: true })).toHaveValue(/\/sign\/[\w-]{43}$/);
    await page.keyboard.press('Escape');
  });

  await test.step('more time to sign, on a phone', async () => {
    const [{ id, expiresAt: before }] = (await admin.get(`/api/clients/${lead}/agreements`)).body.filter(
      ({ state }: { state: string }) => state === 'sent',
    );
    await page.setViewportSize(phone.viewport);
    await page.goto(`/admin/clients/${lead}`);
    await staff.compose('Agreement');
    await page.getByRole('button', { name: 'Extend', exact: true }).click();
    const days = staff.dialog.getByLabel('Days from today');
    await expect(days).toHaveValue('14');
    await days.fill('91');
    await staff.dialog.getByRole('button', { name: 'Extend', exact: true }).click();
    await staff.dialog.getByText('Enter a number of days from 1 to 90.').waitFor();
    await looksRight(page, { within: '[role="dialog"]' });
    await days.fill('40');
    await staff.dialog.getByRole('button', { name: 'Extend', exact: true }).click();
    await expect(page.getByText('Agreement extended').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^History, / })
      .first()
      .click();
    await page.getByText('gave more time to sign').first().waitFor();
    const { expiresAt } = (await admin.get(`/api/agreements/${id}`)).body;
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(before) + 25 * 24 * 60 * 60 * 1000);
    await looksRight(page);
  });
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
