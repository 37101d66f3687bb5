import { expect, test } from '@playwright/test';
import { phone } from '../../support/browser/open-site';
import { giveSession, looksRight } from '../staff/admin-support';
import { openSigning } from './open-signing';

test('an administrator writes a new version of a template, which a lawyer adopts from their account; a lawyer with the role Intake reads a text, cannot change it, and adopts it', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, app, admin } = staff;
  await page.goto('/admin/settings/agreements');
  await page.getByText('Adopted by Dana Whitfield', { exact: false }).first().waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Contingency fee agreement', exact: true }).first().click();
  await page.getByText('This template can go out.').waitFor();
  const words = page.getByLabel('Text');
  await words.fill(`${await words.inputValue()}\n\nYou get a copy of this agreement.`);
  await page.getByRole('group', { name: 'Preview' }).getByText('You get a copy of this agreement.').waitFor();
  await page.getByRole('button', { name: 'Save new version' }).click();
  await page.getByText('Version 2 by', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Adopt this version' }).click();
  await staff.dialog.getByRole('button', { name: 'Adopt', exact: true }).click();
  await page.getByText('Adopted by Dana Whitfield, IL 6312345', { exact: false }).first().waitFor();
  await looksRight(page);
  expect(staff.problems).toEqual([]);

  await test.step('a lawyer with the role Intake', async () => {
    await app.models.agreementTemplates.updateMany({}, { $unset: { adopted: '' }, $set: { isSample: true } });
    const lawyer = await app.signInAs('intake');
    await app.models.users.updateMany(
      { role: 'intake' },
      { $set: { firstName: 'Ines', lastName: 'Ibarra', bars: [{ state: 'NY', number: '1234567' }] } },
    );
    await giveSession(staff, lawyer, 'intake');
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
    await looksRight(page);
    await page.getByRole('button', { name: 'Adopt this version' }).click();
    await staff.dialog.getByText('Ines Ibarra', { exact: true }).waitFor();
    await looksRight(page, { within: '[role="dialog"]' });
    await staff.dialog.getByRole('button', { name: 'Adopt' }).click();
    await staff.toast('Template adopted').waitFor();
    const [adopted] = (await admin.get('/api/agreement-templates')).body.filter(
      ({ name }: { name: string }) => name === 'Contingency fee agreement',
    );
    expect(adopted.adopted).toMatchObject({ by: 'Ines Ibarra' });
  });
});

test('a template gets fields from a list, undo takes them back, and a lead shows what is empty', async () => {
  await using staff = await openSigning({ as: 'admin', ...phone });
  const { page, app, lead } = staff;
  await app.models.clients.updateOne(
    { _id: lead },
    { $set: { street: '12 Oak Street', city: 'Austin', state: 'TX', zip: '78701' } },
  );
  await page.goto('/admin/settings/agreements/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Dear ,');
  await text.press('Home');
  for (let step = 0; step < 5; step += 1) await text.press('ArrowRight');
  const list = page.getByLabel('Field or place to sign');
  const insert = async (label: string) => {
    await list.selectOption({ label });
    await page.getByRole('button', { name: 'Insert', exact: true }).press('Enter');
    await expect(text).toBeFocused();
  };
  await insert('First name of the lead');
  await expect(text).toHaveValue('Dear {{client.firstName}},');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Dear ,');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue('Dear {{client.firstName}},');
  await text.press('Control+End');
  await insert('Address block: name and address of the lead');
  await insert('Treatment from');
  await insert('Signature of the lead');
  await expect(text).toHaveValue(
    'Dear {{client.firstName}},\n\n{{client.addressBlock}}\n\n{{treatment.from}}\n\n[sign client]\n\n',
  );
  await page.getByRole('button', { name: 'How to write a template' }).click();
  await page.getByText('{{own.name}}').waitFor();
  const search = page.getByRole('combobox', { name: 'Preview with a lead' });
  await search.fill('lopez');
  await page.getByRole('option', { name: /Maria Lopez/ }).waitFor();
  await search.press('ArrowDown');
  await search.press('Enter');
  const preview = page.getByRole('region', { name: 'Preview', exact: true }).last();
  await preview.getByText('12 Oak Street').waitFor();
  await expect(preview.getByText('Empty: Treatment from')).toBeVisible();
  await expect(page.getByText(/^1 empty field for Maria Lopez: Treatment from\./)).toBeVisible();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});
