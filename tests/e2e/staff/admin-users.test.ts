import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { make } from '../../support/make';
import { holdCall, openStaff } from './admin-support';

test('staff add a user who can sign in, edit them with and without a new password, and delete them; an e-mail address that is taken is refused in a sentence, and what was typed stays', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, app } = staff;
  const person = make.user();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await staff.toast(messages.validation.missing.description).waitFor();
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('Mobile number').fill(person.mobileNumber);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Administrator' }).check();
  await dialog.getByLabel('E-mail').fill('sam');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await staff.toast(messages.validation.email.title).waitFor();
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await staff.toast(messages.validation.password.title).waitFor();
  await staff.toast(messages.validation.password.description).waitFor();
  await dialog.getByLabel('Password').fill('short');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await dialog.getByText(messages.validation.passwordTooShort, { exact: true }).waitFor();
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await staff.toast(messages.user.created.title).waitFor();
  await page.getByRole('row', { name: /Sam Okafor/ }).waitFor();
  await app.signIn(person.email, person.password);
  expect(staff.problems).toEqual([]);

  await test.step('an e-mail address that is taken', async () => {
    await page.getByRole('button', { name: 'Add user' }).click();
    const second = make.user({ firstName: 'Other' });
    await dialog.getByLabel('First name').fill(second.firstName);
    await dialog.getByLabel('Last name').fill(second.lastName);
    await dialog.getByLabel('E-mail').fill(second.email);
    await dialog.getByLabel('Mobile number').fill(second.mobileNumber);
    await dialog.getByRole('radio', { name: 'Intake' }).check();
    await dialog.getByLabel('Password').fill(second.password);
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await staff.toast('Another user already has this e-mail address.').waitFor();
    await expect(dialog.getByLabel('First name')).toHaveValue('Other');
    await page.reload();
  });

  await page.getByRole('button', { name: 'Edit Sam Okafor' }).click();
  await expect(dialog.getByLabel('Password')).toHaveValue('');
  await dialog.getByLabel('First name').fill('Samuel');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await staff.toast(messages.user.updated.title).waitFor();
  await page.getByRole('row', { name: /Samuel Okafor/ }).waitFor();
  await app.signIn(person.email, person.password);

  await page.getByRole('button', { name: 'Delete Samuel Okafor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await staff.toast(messages.user.deleted.title).waitFor();
  await expect(page.getByRole('row', { name: /Samuel Okafor/ })).toHaveCount(0);
});

test('a role that can do nothing is offered only to the account that has it, nobody deletes or demotes themselves, and only names and roles are kept in the browser', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  const { role: _, ...withoutRole } = make.user();
  await admin.post('/api/users', withoutRole);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Edit Sam Okafor' }).click();
  await expect(dialog.getByRole('radio', { name: 'User' })).toBeChecked();
  await page.keyboard.press('Escape');
  for (const name of ['Add user', 'Invite user']) {
    await page.getByRole('button', { name }).click();
    await dialog.getByRole('radio', { name: 'Intake' }).waitFor();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await page.keyboard.press('Escape');
  }

  await test.step('nobody deletes or demotes themselves', async () => {
    const remove = page.getByRole('button', { name: /^Delete First Administrator/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAttribute('title', 'You cannot delete yourself.');
    await remove.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit First Administrator' }).click();
    await expect(dialog.getByRole('radio', { name: 'Administrator' })).toBeChecked();
    for (const choice of await dialog.getByRole('radio').all()) await expect(choice).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('names and roles show at once on the next visit; nothing else of a person is kept in the browser', async () => {
    const readStorage = () => page.evaluate(() => localStorage.getItem('users-storage') ?? '');
    await expect.poll(readStorage).toContain('Okafor');
    // An ID may have any digits.
    expect((await readStorage()).replaceAll(/[0-9a-f]{24}/g, '')).not.toMatch(/@|password|555/);

    const release = await holdCall(page, '**/trpc/*users.page*');
    await page.reload();
    await page.getByRole('row', { name: /Sam Okafor/ }).waitFor();
    await expect(page.getByRole('button', { name: 'Edit Sam Okafor' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await page.getByRole('cell', { name: 'sam.okafor@example.com' }).waitFor();
  });
});
