import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { makeVendor } from '../../support/vendors';
import { openStaff } from '../staff/admin-support';

test('staff read at the lead until when its certificate is retained, and what it matched', async () => {
  const retain = { results: { expires_at: '2031-11-23T10:00:00.000Z' } };
  const match = { result: { phone_match: true, email_match: false } };
  await using service = await startReceiver((_, res) =>
    res.end(JSON.stringify({ outcome: 'success', match_lead: match, retain })),
  );
  const { origin } = new URL(service.url);
  await using staff = await openStaff({
    as: 'admin',
    app: { trustedFormKey: 'a-key-of-the-firm', trustedFormUrl: origin },
  });
  const { page, app, admin } = staff;
  const { by } = await makeVendor(app, admin);
  const trustedFormCertUrl = 'https://cert.trustedform.com/eb9fc4dd9bed9ad451a5';
  const sent = await by.post('/api/clients', { ...make.client(), trustedFormCertUrl });
  await app.outbox.run();
  await page.goto(`/admin/clients/${sent.body.id}`);
  await staff.unfold('Consent');
  const card = page.getByRole('region', { name: 'TrustedForm certificate kept' });
  await card.getByText('Retained until').waitFor();
  await card.getByText('Nov 23, 2031').waitFor();
  await card.getByText('phone', { exact: true }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.goto('/admin/outbox');
  await page.getByText('TrustedForm certificate to retain').first().waitFor();
  expect(staff.problems).toEqual([]);
});
