import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { consentTexts } from '../../../shared/consent-texts';
import { formVersion } from '../../../shared/consent-texts/consent-text';
import { messages } from '../../../shared/messages';
import { consultationOn, openForm, storedLeads } from '../../support/browser/consultation';
import { openSite, phone, type Site } from '../../support/browser/open-site';
import { findConsent } from '../../support/consented';

const question = consentTexts.at(-1)!;

/** The newest lead's answer to the question. */
const newestConsent = async (site: Site) => {
  const lead = (await storedLeads(site)).at(-1)!;
  return (await findConsent(site.app.models, lead._id))!;
};

test('the box for calls and texts is a choice of its own: empty, not required, and its answer is kept as it was given, with a token of its own for each request', async () => {
  await using site = await openSite();
  const form = await openForm(site, '/contact?utm_source=radio');
  const box = form.field('contactConsent');
  await expect(box).not.toBeChecked();
  await expect(box).not.toHaveAttribute('required');
  await form.fill();
  await site.page.getByText(question.text).waitFor();
  await box.focus();
  await site.page.keyboard.press('Space');
  await form.send();
  await form.waitForText(messages.form.sent);
  const consent = await newestConsent(site);
  expect(consent).toMatchObject({
    granted: true,
    evidence: 'witnessed',
    text: question.text,
    formVersion,
    setBy: 'keyboard',
    page: { campaign: { utm_source: 'radio' } },
  });
  const { shownAt, touchedAt, sentAt, userAgent, token, snapshot } = consent;
  expect(userAgent).toContain('Chrome');
  const inOrder = [token!.issuedAt, shownAt!, touchedAt!, token!.receivedAt, sentAt];
  expect(inOrder).toEqual([...inOrder].sort());
  expect(consent).not.toHaveProperty('notPlausible');
  const stored = await site.app.models.consentSnapshots.findById(snapshot).lean();
  expect(stored!.html).toContain(question.text);
  expect(stored!.pages).toContain('/contact');

  await test.step('a second and a third request from the same page', async () => {
    await site.page.getByRole('button', { name: consultation.another }).click();
    for (const email of ['one@example.com', 'two@example.com']) {
      await form.fill({ email });
      await form.field('contactConsent').check();
      await form.send();
      await form.waitForText(messages.form.sent);
      await site.page.getByRole('button', { name: consultation.another }).click();
    }
    const leads = await storedLeads(site);
    const records = await Promise.all(leads.map(({ _id }) => findConsent(site.app.models, _id)));
    expect(records.map((record) => record!.evidence)).toEqual(['witnessed', 'witnessed', 'witnessed']);
    expect(new Set(records.map((record) => record!.token!.id)).size).toBe(3);
  });
  expect(site.problems).toEqual([]);
});

test('who leaves the box empty is helped, and neither a draft, a missing token nor a wrong clock makes more of the answer than it is', async () => {
  await using site = await openSite();
  let form = await openForm(site);
  await form.fill();
  await form.field('contactConsent').check();
  form = await openForm(site);
  await form.waitForText(consultation.restored);
  await expect(form.field('contactConsent')).not.toBeChecked();
  await form.send();
  await form.waitForText(messages.form.sent);
  expect(await newestConsent(site)).toMatchObject({ granted: false, setBy: 'untouched' });

  await test.step('a form that gets no token is sent all the same, as a claim', async () => {
    await site.page.route('**/api/consent/token*', (route) => route.fulfill({ status: 204 }));
    form = await openForm(site);
    await form.fill({ email: 'no-token@example.com' });
    await form.field('contactConsent').check();
    await form.send();
    await form.waitForText(messages.form.sent);
    expect(await newestConsent(site)).toMatchObject({ granted: true, evidence: 'claimed' });
    await site.page.unroute('**/api/consent/token*');
  });

  await test.step('a clock of the device that is wrong by years says nothing: times are those of the server', async () => {
    await site.page.clock.setFixedTime('2031-05-01T10:00:00Z');
    form = await openForm(site);
    await form.fill({ email: 'odd-clock@example.com' });
    await form.field('contactConsent').check();
    await form.send();
    await form.waitForText(messages.form.sent);
    const consent = await newestConsent(site);
    expect(consent).toMatchObject({ granted: true, evidence: 'witnessed' });
    expect(consent).not.toHaveProperty('notPlausible');
    expect(consent.touchedAt! <= consent.sentAt).toBe(true);
  });
});

test('without script on a phone the answer is kept as well, a yes and a no', async () => {
  await using site = await openSite({ ...phone, javaScriptEnabled: false });
  for (const granted of [true, false]) {
    await site.page.goto('/contact');
    const form = consultationOn(site.page);
    await form.fill({ email: `${granted}@example.com` });
    if (granted) await form.field('contactConsent').check();
    const { width } = (await form.form.locator('fieldset').last().boundingBox())!;
    expect(width).toBeLessThanOrEqual(375);
    await form.send();
    await site.page.waitForURL(/\/sent\?/);
    expect(await newestConsent(site)).toMatchObject({
      granted,
      evidence: 'submitted',
      text: question.text,
      setBy: 'without script',
      page: { url: `${site.app.url}/contact` },
    });
  }
});
