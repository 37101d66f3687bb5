import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { LedgerKeys } from '../../../server/proof/ledger/check-certificate';
import { verifyPacket } from '../../../server/proof/packet/verify-packet';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { giveSession, openStaff } from '../staff/admin-support';

const namesFile = {
  name: 'former.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('First name,Last name,DOB\nMary,Lopez,4/30/1961\nHarold,Quimby,\n'),
};

test('staff import the list, run the check in two presses, decide it with words, and take a packet that holds', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const [id] = await staff.leads({ caseType: '15', additionalInfo: 'Hit by John Carver in May.' });

  await page.goto('/admin/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Conflict names/ })
    .click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Choose a file').waitFor();
  await page.getByLabel('File').setInputFiles(namesFile);
  await page.getByLabel('These names are').selectOption('Represented before');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await staff.toast('2 names are new.').waitFor();
  await page.getByText('Represented before, 2 names').waitFor();
  await page.getByRole('textbox', { name: 'Search names' }).fill('quimby');
  await expect(page.getByRole('button', { name: 'Delete Mary Lopez' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Harold Quimby' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No names found').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);

  await page.goto(`/admin/clients/${id}`);
  const check = await staff.unfold('Conflict check');
  await check.getByText('The check runs when you send an agreement.').waitFor();
  await check.getByRole('button', { name: 'Run check' }).click();
  await check.getByText('Nickname. Firm list: represented before.').waitFor();
  await check.getByRole('button', { name: 'Add a name' }).click();
  await check.getByRole('textbox', { name: 'Another person or company' }).fill('John Carver');
  await check.getByRole('button', { name: 'Add', exact: true }).click();
  await check.getByText('John Carver added here').waitFor();
  await check.getByRole('button', { name: 'Save decision' }).click();
  await check.getByText('Choose a decision').waitFor();
  await check.getByText('Say why').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await check.getByRole('radio', { name: /^Waived/ }).check();
  await check.getByRole('textbox', { name: 'Why' }).fill('Her sister, who agreed in writing.');
  await check.getByRole('button', { name: 'Save decision' }).click();
  await staff.toast('Decision saved').waitFor();
  await check.getByText('Her sister, who agreed in writing.').waitFor();
  const timeline = page.getByRole('region', { name: 'Conversation' });
  await timeline.getByRole('button', { name: 'Show everything' }).click();
  await timeline.getByText('Conflict check: Matches to review → Waived').waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download packet' }).click();
  const packet = readFileSync(await (await download).path());
  const keys = (await admin.get('/api/consent/keys')).body as LedgerKeys;
  expect(verifyPacket(packet, keys)).toMatchObject({ problems: [], origin: { leadId: id } });
  expect(staff.problems).toEqual([]);
});

test('a known name in the story is shown in its words; a clerk takes off other names only, and who decides takes it off', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, admin } = staff;
  await admin.mutate('conflicts.addNames', {
    list: 'clients',
    file: 'now.csv',
    rows: [{ name: 'John Carver' }],
  });
  const story = 'I was hit by John Carver in May. My doctor was Amy Waters.';
  const [id] = await staff.leads({ caseType: '15', additionalInfo: story });
  const standing = async () =>
    (await admin.query('conflicts.ofLead', { id })).body.result.data.standing as string;
  await page.goto(`/admin/clients/${id}`);
  const check = await staff.unfold('Conflict check');
  const decide = check.getByRole('button', { name: 'Save decision' });
  const remove = (name: string) => check.getByRole('button', { name: `Remove ${name}` });
  const mark = check.locator('q mark');
  await check.getByRole('button', { name: 'Run check' }).click();
  await expect(mark).toHaveText('John Carver');
  await expect(check.locator('q')).toContainText('I was hit by John Carver in May.');
  await expect(decide).toHaveCount(0);
  await check.getByRole('button', { name: 'Add a name' }).click();
  for (const name of ['Amy Waters', 'John Carver']) {
    await check.getByRole('textbox', { name: 'Another person or company' }).fill(name);
    await check.getByRole('button', { name: 'Add', exact: true }).click();
    await remove(name).waitFor();
  }
  await remove('Amy Waters').click();
  await expect(remove('Amy Waters')).toHaveCount(0);
  await remove('John Carver').click();
  await staff.toast(messages.conflict.removeHit).waitFor();
  await expect(remove('John Carver')).toHaveCount(1);
  await expect(mark).toHaveCount(0);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  expect(await standing()).toBe('open');

  await test.step('an administrator', async () => {
    await giveSession(staff, admin, 'admin');
    await page.goto(`/admin/clients/${id}`);
    await staff.unfold('Conflict check');
    await expect(decide).toHaveCount(1);
    await remove('John Carver').click();
    await expect(remove('John Carver')).toHaveCount(0);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    // Removing the name does not decide about its place in the story.
    expect(await standing()).toBe('open');
    await expect(mark).toHaveCount(1);
    await expect(mark).toHaveText('John Carver');
  });
});
