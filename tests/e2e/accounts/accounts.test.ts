import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { appCode } from '../../support/app-code';
import { axeFindings } from '../../support/browser/axe';
import { mailbox } from '../../support/mail/mailbox';
import { openStaff } from '../staff/admin-support';

const own = 'seven lanterns at night';
const another = 'eight lanterns at dawn';

test('the password that was shown once is changed at the first sign-in; a forgotten one is set by the link in the mail, and the page says the same to everybody', async () => {
  const box = mailbox();
  await using staff = await openStaff({ app: { shownPassword: true, accountMail: box.mail } });
  const { page, app } = staff;
  await page.goto('/admin/clients');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(app.adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await staff.heading('Choose your own password').waitFor();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByLabel('Current password').fill(app.adminPassword);
  await page.getByLabel(/^New password(?! again)/).fill('password1');
  await page.getByLabel('Repeat the new password').fill('password1');
  await page.getByRole('button', { name: 'Set password and continue' }).click();
  await page.getByText('This password is too common').first().waitFor();
  await page.getByLabel(/^New password(?! again)/).fill(own);
  await page.getByLabel('Repeat the new password').fill(own);
  await page.getByRole('button', { name: 'Set password and continue' }).click();
  await staff.heading('Dashboard').waitFor();
  await app.signIn('admin', own);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(/If this address belongs to an account/).waitFor();
  await expect.poll(box.token).not.toBe('');
  await page.goto(`/login#link=${box.token()}`);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel(/^New password(?! again)/).fill(another);
  await page.getByLabel('Repeat the new password').fill(another);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await app.signIn('admin', another);
});

test('an invitation link names the user name, and choosing a password signs the person in; an administrator helps with a lost password or phone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, context } = staff;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByLabel('First name').fill('Sam');
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('E-mail').fill('sam.okafor@example.com');
  await dialog.getByLabel('Mobile number').fill('(415) 555-0140');
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText(messages.form.required).waitFor();
  await dialog.getByRole('radio', { name: 'Intake' }).check();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const linkDialog = page.getByRole('dialog', { name: 'A link for Sam Okafor' });
  await linkDialog.getByText('sam.okafor@example.com').waitFor();
  const link = await linkDialog.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/login#link=/);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('row', { name: /Sam Okafor/ }).waitFor();

  const other = await context.browser()!.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link);
  await theirs.getByRole('heading', { name: 'Welcome, Sam' }).waitFor();
  await expect(theirs).not.toHaveURL(/#/);
  await expect.poll(() => axeFindings(theirs)).toEqual([]);
  await theirs.getByLabel(/^New password(?! again)/).fill(own);
  await theirs.getByLabel('Repeat the new password').fill(`${own}!`);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByText('The two passwords do not match').waitFor();
  await theirs.getByLabel('Repeat the new password').fill(own);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await theirs.goto(link);
  await theirs.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await other.close();

  await test.step('an administrator helps with a lost password or phone', async () => {
    await page.getByRole('button', { name: 'Edit Sam Okafor' }).click();
    await dialog.getByRole('button', { name: 'Make a password link' }).click();
    const linkDialog = page.getByRole('dialog', { name: 'A link for Sam Okafor' });
    await expect.poll(() => linkDialog.getByLabel('Link').inputValue()).toContain('/login#link=');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await linkDialog.getByRole('button', { name: 'Close' }).first().click();

    await dialog.getByRole('button', { name: 'Turn off the second factor' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Turn off the second factor for Sam Okafor?' });
    await asking.getByRole('button', { name: 'Turn off the second factor' }).click();
    await staff.toast('Second factor off').waitFor();
  });
  expect(staff.problems).toEqual([]);
});

test('an administrator sees who tried in vain and who is signed in, and signs a browser out; a second factor is asked for at the next sign-in, and a recovery code stands in for it', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, context } = staff;
  for (let tries = 0; tries < 3; tries++)
    await app.anyone.post('/api/auth/login', { username: 'mallory', password: 'wrong' });
  const user = await app.signInAsUser();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^Sign-ins/ }).click();
  await staff.heading('Sign-ins').waitFor();
  await page.getByRole('button', { name: /^End session: Sam Okafor/ }).click();
  await staff.toast('Session ended').waitFor();
  await expect(page.getByText('Sam Okafor')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show failed sign-ins in the audit log' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?action=failed-sign-in/);
  await page.getByText('mallory').first().waitFor();
  expect((await user.get('/api/auth/me')).status).toBe(401);
  expect(staff.problems).toEqual([]);

  await page.goto('/admin/account');
  const card = page.getByRole('region', { name: 'Authenticator app' });
  await card.getByRole('button', { name: 'Set up' }).click();
  const picture = card.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  const secret = (await card.locator('code').textContent())!;
  await card.getByLabel('Code from the app').fill(appCode(secret));
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const shown = card.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await card.getByRole('button', { name: 'I saved them' }).click();
  await card.getByText('10 recovery codes are left.').waitFor();

  const other = await context.browser()!.newContext({ baseURL: app.url });
  const theirs = await other.newPage();
  await theirs.goto('/login?from=/admin/users');
  await theirs.getByLabel('Username').fill('admin');
  await theirs.getByLabel('Password').fill(app.adminPassword);
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await theirs.getByRole('heading', { name: 'One more step' }).waitFor();
  const code = theirs.getByLabel('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toBeFocused();
  await expect.poll(() => axeFindings(theirs)).toEqual([]);
  await code.fill('000000');
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await theirs
    .locator('form')
    .getByText(/This code is wrong/)
    .waitFor();
  await code.fill(codes[0]!);
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await theirs.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await other.close();
});
