import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createPhone } from '../../../scripts/texts/phone';
import { withAxe } from '../../support/browser/axe-source';
import { darkPhone, openDesk } from './text-support';

const maria = '+14155550132';
const ours = '+14155550100';

test('the phone of the stand-in shows the firm’s texts and answers them by keyboard', async () => {
  await using desk = await openDesk(darkPhone);
  const { page, app } = desk;
  const server = () => ({ url: app.url, publicUrl: app.texts.publicUrl ?? '' });
  await using phone = await createPhone({ provider: 'twilio', ours, base: '', server });
  phone.introduce([{ name: 'Maria Lopez', number: maria }]);
  const handle = withAxe((req, res) => void phone.handle(req, res));
  const screen = createServer(handle).listen(0, '127.0.0.1');
  await once(screen, 'listening');
  await page.goto(`http://127.0.0.1:${(screen.address() as AddressInfo).port}/`);
  await page.getByText('Maria Lopez').waitFor();
  await expect(page.getByLabel('Phone number')).toHaveValue(maria);
  await page.getByLabel('Text', { exact: true }).fill('Hello, I was hurt <b>at work</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toContainText('Hello, I was hurt <b>at work</b>');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('');
  await page.getByText('Trouble').click();
  await page.getByLabel('Sign with a wrong key').check();
  await page.getByLabel('Text', { exact: true }).fill('Forged');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Lantern refused it: 403.');
  await desk.looksRight();
  expect(desk.problems).toEqual([]);
  screen.closeAllConnections();
  await new Promise((resolve) => screen.close(resolve));
});
