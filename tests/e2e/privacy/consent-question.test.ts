import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { consentTexts } from '../../../shared/consent-texts';
import { formVersion } from '../../../shared/consent-texts/consent-text';
import { messages } from '../../../shared/messages';
import { consultationOn, openForm, storedLeads } from '../../support/browser/consultation';
import { openSite, phone } from '../../support/browser/open-site';
import { consentOf } from '../../support/consented';

const asked = consentTexts.at(-1)!;

test('the box for calls and texts is a choice of its own: empty, not required, and its answer is kept as it was given', async () => {
  await using site = await openSite();
  const form = await openForm(site, '/contact?utm_source=radio');
  const box = form.field('contactConsent');
  await expect(box).not.toBeChecked();
  await expect(box).not.toHaveAttribute('required');
  await site.page.getByText(asked.text).waitFor();
  await form.fill();
  await box.focus();
  await site.page.keyboard.press('Space');
  await form.send();
  await form.seen(messages.form.sent);
  const [lead] = await storedLeads(site);
  const consent = await consentOf(site.app.models, lead!._id);
  expect(consent).toMatchObject({
    granted: true,
    evidence: 'seen',
    text: asked.text,
    formVersion,
    setBy: 'keyboard',
    page: { campaign: { utm_source: 'radio' } },
  });
  const { shownAt, touchedAt, sentAt, userAgent } = consent!;
  expect(userAgent).toContain('Chrome');
  expect(Date.parse(shownAt!)).toBeLessThanOrEqual(Date.parse(touchedAt!));
  expect(Date.parse(touchedAt!)).toBeLessThanOrEqual(Date.parse(sentAt));
  expect(site.problems).toEqual([]);
});

test('who leaves the box empty is helped, and a draft that comes back does not tick it', async () => {
  await using site = await openSite();
  let form = await openForm(site);
  await form.fill();
  await form.field('contactConsent').check();
  form = await openForm(site);
  await form.seen(consultation.restored);
  await expect(form.field('contactConsent')).not.toBeChecked();
  await form.send();
  await form.seen(messages.form.sent);
  const [lead] = await storedLeads(site);
  expect(await consentOf(site.app.models, lead!._id)).toMatchObject({ granted: false, setBy: 'untouched' });
});

for (const { ticked, granted } of [
  { ticked: true, granted: true },
  { ticked: false, granted: false },
]) {
  test(`without script on a phone the answer is kept as well: ${ticked}`, async () => {
    await using site = await openSite({ ...phone, javaScriptEnabled: false });
    await site.page.goto('/contact');
    const form = consultationOn(site.page);
    await form.fill();
    if (ticked) await form.field('contactConsent').check();
    const { width } = (await form.form.locator('fieldset').boundingBox())!;
    expect(width).toBeLessThanOrEqual(375);
    await form.send();
    await site.page.waitForURL('**/sent');
    const [lead] = await storedLeads(site);
    expect(await consentOf(site.app.models, lead!._id)).toMatchObject({
      granted,
      text: asked.text,
      setBy: 'without script',
      page: { url: `${site.app.url}/contact` },
    });
  });
}
