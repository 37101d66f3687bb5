import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { desktop, phone } from '../../support/browser/open-site';
import { png } from '../../support/images';
import { openStaff } from '../staff/admin-support';

const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

for (const [where, screen] of [
  ['a wide screen', desktop],
  ['a phone', phone],
] as const)
  test(`on ${where} whoever says "on paper" adds its scan at once, and another on the lead's page`, async () => {
    await using staff = await openStaff({ as: 'intake', ...screen });
    const { page, dialog, admin } = staff;
    const [id] = await staff.leads({});
    const listScans = async () => (await admin.query('agreements.scans', { id })).body.result.data;
    await page.goto('/admin/clients/board');
    await page.getByRole('combobox', { name: 'Status of Maria Lopez' }).selectOption('Signed');
    await dialog.getByLabel('Scan of the signed paper').setInputFiles(pdf);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Set to Signed' }).click();
    await expect.poll(listScans).toHaveLength(1);

    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('tab', { name: 'Agreement', exact: true }).click();
    const region = page.getByRole('region', { name: 'Signed on paper' });
    const link = region.getByRole('link', { name: 'Scan (PDF)' });
    await link.waitFor();
    const saved = page.waitForEvent('download');
    await link.click();
    expect((await saved).suggestedFilename()).toMatch(/^signed-on-paper-[0-9a-f]{24}\.pdf$/);
    const add = region.getByLabel('Add a scan');
    await add.setInputFiles({ ...pdf, buffer: Buffer.from('no scan at all') });
    await region.getByText(/PDF, JPG or PNG that opens/).waitFor();
    expect(await listScans()).toHaveLength(1);
    await add.setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: png });
    await region.getByRole('link', { name: 'Scan (PNG)' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(staff.problems.filter((problem) => !problem.includes('415'))).toEqual([]);
  });
