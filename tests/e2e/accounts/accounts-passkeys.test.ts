import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

/** A device with a fingerprint sensor, simulated by Chromium. */
const giveDevice = async (context: BrowserContext, page: Page) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Makes the person respond right away to passkey requests; until then the browser waits. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** The person takes the finger away. */
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
};

/** The staff area at a host name, which passkeys need, in a browser with a device. */
const openNamed = async (options: Parameters<typeof openStaff>[0] = {}) => {
  const staff = await openStaff(options);
  const { app, context, page } = staff;
  const url = app.url.replace('127.0.0.1', 'localhost');
  return {
    ...staff,
    device: await giveDevice(context, page),
    go: (path: string) => page.goto(`${url}${path}`),
    signIn: async () => {
      await page.goto(`${url}/login?from=/admin/account`);
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(app.adminPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
    },
    [Symbol.asyncDispose]: staff[Symbol.asyncDispose],
  };
};

const addPasskey = async (page: Page) => {
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByRole('button', { name: 'I saved them' }).click();
};

/** A person with a passkey who has signed out, and whose finger is off the sensor; `leave` does it again. */
const leaveWithPasskey = async () => {
  const staff = await openNamed();
  const { page, device } = staff;
  await staff.signIn();
  await addPasskey(page);
  const leave = async () => {
    await device.answers(false);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  };
  await leave();
  return { ...staff, leave };
};

test('a passkey is added under My account, opens the panel without the password, and is renamed and removed; a device that does not open leaves the page usable', async () => {
  await using staff = await openNamed();
  const { page, device, app } = staff;
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await staff.signIn();
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByText('You have no passkeys yet.').waitFor();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const name = card.getByLabel('Passkey name');
  await expect(name).toHaveValue('Chrome on Linux');
  await name.fill('Front desk');
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expect(card.getByRole('list').last().getByRole('listitem')).toHaveCount(10);
  expect(await device.passkeys()).toBe(1);
  await card.getByRole('button', { name: 'I saved them' }).click();
  await staff.toast('Passkey added').waitFor();
  await card.getByText('Front desk').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);

  // A browser that cannot offer it in a field shows only the button, and nothing happens by itself.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await staff.go('/login?from=/admin/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await card.getByText('Front desk').waitFor();
  expect((await app.models.sessions.findOne().sort({ _id: -1 }).lean())?.userAgent).toContain('Chrome');

  await card.getByRole('button', { name: 'Rename Front desk' }).click();
  await card.getByLabel('Passkey name').fill('Reception');
  await card.getByRole('button', { name: 'Save' }).click();
  await staff.toast('Passkey renamed').waitFor();
  await card.getByRole('button', { name: 'Remove Reception' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Remove Reception?' });
  await asking.getByRole('button', { name: 'Remove' }).click();
  await staff.toast('Passkey removed').waitFor();
  await card.getByText('You have no passkeys yet.').waitFor();
  expect(staff.problems).toEqual([]);

  await test.step('a device that does not open says what else there is', async () => {
    const before = await device.passkeys();
    await device.refuse();
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await card.getByRole('button', { name: 'Continue' }).click();
    await card
      .getByText('Your browser did not use a passkey. Try again, or sign in with your password.')
      .waitFor();
    expect(await device.passkeys()).toBe(before);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: 'Add a passkey' }).waitFor();
  });
});

test('with a passkey the password leads to one more step; the browser offers the passkey where the user name is typed, and the offer stands in nobody’s way and stays young', async () => {
  await using staff = await leaveWithPasskey();
  const { page, app, device } = staff;
  await staff.signIn();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await device.answers(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await staff.heading('My account').waitFor();
  expect(await app.models.audit.countDocuments({ action: 'sign-in', note: 'passkey' })).toBe(1);

  await test.step('the browser offers the passkey where the user name is typed, and choosing it there signs in', async () => {
    await staff.leave();
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username webauthn');

    // Leave first: otherwise the first page's offer would be answered, too.
    await page.goto('/');
    await device.answers(true);
    await staff.go('/login?from=/admin/account');
    await staff.heading('My account').waitFor();
    expect(await app.models.audit.countDocuments({ action: 'sign-in', note: 'passkey' })).toBe(2);
  });

  await test.step('the button takes over from what is offered there', async () => {
    await staff.leave();
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    const offered = page.waitForRequest('**/trpc/passkeys.ask*');
    await staff.go('/login?from=/admin/account');
    await offered;
    await button.click();
    // A browser has one such request at a time: with the offer still open, the button would fail right away.
    await page.locator('button[aria-disabled="true"]', { hasText: 'Sign in with a passkey' }).waitFor();
    await page.getByLabel('Username').fill('somebody');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Your browser did not use a passkey.')).toHaveCount(0);
  });

  await test.step('a sign-in page that stands open asks for a new question before the last one is too old', async () => {
    await page.clock.install();
    const waitForAsk = () => page.waitForResponse('**/trpc/passkeys.ask*');
    const first = waitForAsk();
    await staff.go('/login');
    await first;
    const second = waitForAsk();
    await page.clock.fastForward('04:30');
    await second;
  });
  // The password alone opens nothing.
  expect(staff.problems).toEqual([expect.stringContaining('428 (Precondition Required)')]);
});

test('where administrators need a second factor, a passkey opens the panel at the first sign-in, and proves a person before a sensitive step, too', async () => {
  let passed = 0;
  await using staff = await openNamed({ app: { requireSecondFactor: true, now: () => Date.now() + passed } });
  const { page } = staff;
  await staff.signIn();
  await staff.heading('Set up your second factor').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await staff.heading('Dashboard').waitFor();
  await staff.go('/admin/account');
  await page.getByRole('region', { name: 'Passkeys' }).waitFor();
  passed = 16 * 60_000;
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New recovery codes' }).click();
  const asking = page.getByRole('dialog', { name: 'Enter your password again' });
  await asking.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
});
