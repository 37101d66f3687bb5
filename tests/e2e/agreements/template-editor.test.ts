import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openSigning } from './open-signing';

for (const width of [375, 1280])
  test(`at ${width} px, a template gets fields from a list, undo takes them back, and a lead shows what is empty`, async () => {
    await using staff = await openSigning({ as: 'admin' });
    const { page, app, lead } = staff;
    await app.models.clients.updateOne(
      { _id: lead },
      { $set: { street: '12 Oak Street', city: 'Austin', state: 'TX', zip: '78701' } },
    );
    await page.setViewportSize({ width, height: 800 });
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
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(staff.problems).toEqual([]);
  });
