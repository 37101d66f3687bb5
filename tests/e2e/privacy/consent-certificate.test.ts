import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { consentTexts } from '../../../shared/consent-texts';
import { messages } from '../../../shared/messages';
import { openForm, storedLeads } from '../../support/browser/consultation';
import { openSite, phone } from '../../support/browser/open-site';
import { consented, findConsent } from '../../support/consented';
import { giveSession, openStaff } from '../staff/admin-support';

const question = consentTexts.at(-1)!;

test('staff open the certificate of a lead, read what was shown and done, and save it; on a phone a record that is being sealed says so and becomes its certificate by itself', async () => {
  await using site = await openStaff({ as: 'admin' });
  const { page, app } = site;
  const { id } = (await app.anyone.post('/api/clients', consented())).body;
  await app.consents.sealAll();
  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('button', { name: /^Consent/ }).click();
  await page.getByRole('link', { name: 'Certificate of consent' }).click();
  await page.waitForURL(`**/admin/clients/${id}/consent`);
  await page.getByText(question.text).waitFor();
  await expect(page.getByRole('img', { name: 'The box was ticked' })).toBeVisible();
  await expect(page.getByText('entry 0 of 2')).toBeVisible();
  await expect(page.getByText(/^(submitted|claimed): /)).toBeVisible();
  await expect(page.getByText('BEGIN PUBLIC KEY')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to check it' })).toContainText('verify-certificates.py');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  const file = JSON.parse(await readFile((await saved.path())!, 'utf8'));
  expect(file).toMatchObject({ index: 0, record: { clientId: id, text: question.text } });

  await page.setViewportSize(phone.viewport);
  const { id: unsealed } = (
    await app.anyone.post(
      '/api/clients',
      consented({ contactConsent: false, email: 'ana@example.com', phoneNumber: '(415) 555-0177' }),
    )
  ).body;
  await page.goto(`/admin/clients/${unsealed}/consent`);
  await page.getByRole('img', { name: 'The box was left empty' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(site.problems).toEqual([]);
});

test('the certificate shows the form as the person saw it', async () => {
  await using site = await openSite();
  const { page, app } = site;
  const form = await openForm(site);
  await form.fill();
  await form.field('contactConsent').check();
  await form.send();
  await form.waitForText(messages.form.sent);
  const [lead] = await storedLeads(site);
  await app.consents.sealAll();
  await giveSession(site, await app.signInAsAdmin(), 'admin');
  await page.goto(`/admin/clients/${lead!._id}/consent`);
  const servedForm = page.frameLocator(`iframe[title="The form as it was served"]`);
  await servedForm.getByText(question.text).waitFor();
  await expect(servedForm.locator('[name="contactConsent"]')).not.toBeChecked();
  const hidden = () =>
    page
      .locator(`iframe[title="The form as it was served"]`)
      .evaluate(
        (frame: HTMLIFrameElement) =>
          frame.contentDocument!.documentElement.scrollHeight - frame.clientHeight,
      );
  await expect.poll(hidden).toBe(0);
  await expect(page.getByText('Form shown, not before (our clock)')).toBeVisible();
  const { snapshot } = (await findConsent(app.models, lead!._id))!;
  await expect(page.getByRole('link', { name: 'Open the file' })).toHaveText(snapshot!);
  expect(site.problems).toEqual([]);
});
