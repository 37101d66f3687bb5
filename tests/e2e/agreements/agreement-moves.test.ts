import { expect, test } from '@playwright/test';
import { caller } from '../../support/caller';
import { signingPage } from '../../support/signing-page';
import { looksRight } from '../staff/admin-support';
import { openSigning } from './open-signing';

const document = 'the contingency fee agreement';

/** A firm whose deferred work runs by itself, and a signer in the office. */
const openHouse = async (width: number) => {
  const house = await openSigning({ as: 'admin', viewport: { width, height: 812 } });
  const { app, admin, lead, page } = house;
  await app.outbox.start();
  const templates = (await admin.get('/api/agreement-templates')).body as { id: string; name: string }[];
  const template = templates.find(({ name }) => name === 'Contingency fee agreement')!.id;
  const signers = [{ name: 'Maria Lopez', email: '', role: 'client' }];
  const handling = page.getByRole('region', { name: 'Handling' });
  return Object.assign(house, {
    send: async () => {
      await admin.post(`/api/clients/${lead}/conflicts`, {});
      const { status, body } = await admin.post(`/api/clients/${lead}/agreements`, {
        ...{ template, signers, deliver: 'here' },
      });
      expect(status).toBe(201);
      return body.id as string;
    },
    /** The signer's page, in a browser that staff admitted. */
    admit: async (id: string) => {
      const [signer] = (await admin.get(`/api/agreements/${id}`)).body.signers;
      const answer = await admin.mutate('agreements.signHere', { id, signer: signer.id, identity: 'known' });
      expect(answer.body).toHaveProperty('result');
      const token = answer.body.result.data.url.split('/sign/')[1] as string;
      const browser = caller(app.url, { cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
      const signing = signingPage(browser, token);
      await signing.agree(app.agreements.toSampleNumber(token));
      await signing.open();
      return {
        decline: () => signing.press('decline', { reason: 'I want to think about it.' }),
        sign: async () => expect((await signing.signAll()).status).toBe(303),
      };
    },
    /** Waits until the open page shows status and next step, without a reload. */
    shows: async (status: string, next: string) => {
      await expect(handling.getByLabel('Status')).toHaveValue(status);
      // On a phone it is not in the head.
      await expect(page.getByText(next).first()).toBeAttached();
    },
    [Symbol.asyncDispose]: house[Symbol.asyncDispose],
  });
};

test('an open lead follows its agreement until it is complete, on a phone', async () => {
  await using house = await openHouse(375);
  const { page, lead, admin } = house;
  await page.goto(`/admin/clients/${lead}`);
  await page.getByText('First call').first().waitFor();
  const id = await house.send();
  await house.shows('Retainer sent', `Ask whether ${document} arrived`);
  const signer = await house.admit(id);
  await house.shows('Retainer sent', `Ask about ${document}: opened`);
  await signer.sign();
  await house.shows('Retainer sent', `Sign ${document} for the firm`);

  await page.goto('/admin/agreements');
  // On a phone the navigation is behind a button.
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('link', { name: /Agreements\s*1 waiting for you/ }).waitFor();
  await page.keyboard.press('Escape');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Waiting for us 1' }).click();
  await page.getByText(`Sign ${document} for the firm`).filter({ visible: true }).waitFor();
  await looksRight(page);

  // The whole row opens the agreement.
  await page.getByText(`Sign ${document} for the firm`).filter({ visible: true }).click({ force: true });
  await expect(page.getByRole('tab', { name: 'Agreement', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Sign for the firm' }).waitFor();
  await house.shows('Retainer sent', `Sign ${document} for the firm`);
  await admin.mutate('agreements.countersign', { id });
  await house.shows('Signed', 'Nothing planned');
  await page.goto('/admin/agreements?list=complete');
  await page.getByText('Complete', { exact: true }).filter({ visible: true }).first().waitFor();
  await views.getByRole('button', { name: 'Waiting for us 0' }).waitFor();
  expect(house.problems).toEqual([]);
});

test('a refusal and an expiry reach the open lead and the list, on a wide screen', async () => {
  await using house = await openHouse(1280);
  const { page, lead, app } = house;
  await page.goto(`/admin/clients/${lead}`);
  await page.getByText('First call').first().waitFor();
  const id = await house.send();
  await house.shows('Retainer sent', `Ask whether ${document} arrived`);
  const signer = await house.admit(id);
  await signer.decline();
  await house.shows('Retainer sent', `Call about ${document}, which was declined`);

  const expiring = await house.send();
  await app.models.agreements.updateOne({ _id: expiring }, { $set: { expiresAt: new Date() } });
  const due = { kind: 'expire-agreement', 'data.agreement': expiring };
  await expect.poll(() => app.models.outbox.countDocuments(due)).toBe(1);
  await app.models.outbox.updateOne(due, { $set: { dueAt: new Date() } });
  await expect(
    page.getByText(`Send ${document} again, or close the lead: it expired`).first(),
  ).toBeAttached();

  await page.goto('/admin/agreements');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Declined 1' }).click();
  await page.getByText('Declined', { exact: true }).filter({ visible: true }).first().waitFor();
  await page.getByRole('combobox', { name: 'Sent by' }).selectOption({ label: 'Dana Whitfield' });
  await page.getByRole('button', { name: 'Save view' }).click();
  await house.dialog.getByLabel('Name').fill('My refusals');
  await house.dialog.getByRole('button', { name: 'Save view' }).click();
  await views.getByRole('button', { name: 'My refusals', exact: true }).waitFor();
  await looksRight(page);
  expect(house.problems).toEqual([]);
});
