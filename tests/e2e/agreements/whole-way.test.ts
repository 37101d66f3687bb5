import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { readZip } from '../../../server/proof/packet/read-zip';
import { signingWords } from '../../../server/signing/page/say';
import { startReceiver } from '../../support/mail/receiver';
import { looksRight } from '../staff/admin-support';
import { openSigning, widths } from './open-signing';

test('a lead goes from the conflict check to a packet that holds, on a small phone in Spanish', async () => {
  const said = signingWords.es;
  await using receiver = await startReceiver();
  await using house = await openSigning(
    { as: 'admin', viewport: { width: 320, height: 812 }, app: { networks: ['127.0.0.1'] } },
    'es',
    false,
  );
  const { page, lead, admin, app, smtp } = house;
  await admin.post('/api/webhooks', { url: receiver.url, events: ['agreement.signed'] });
  await app.interest.look();
  const fitsAndReadsWell = () => looksRight(page, { widths });

  let presses = 0;
  const press = (button: Locator) => {
    presses += 1;
    return button.click();
  };
  await page.goto(`/admin/clients/${lead}`);
  await press(page.getByRole('tab', { name: 'Agreement', exact: true }));
  const form = page.getByRole('region', { name: 'New agreement' });
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await fitsAndReadsWell();
  await press(send);
  await page.getByText('Sent, not opened yet', { exact: true }).waitFor();
  expect(presses).toBe(2);
  const [{ id }] = (await admin.get(`/api/clients/${lead}/agreements`)).body;

  // The client has a separate browser without any staff session.
  const staffCookies = await page.context().cookies();
  await page.goto('/icon.svg');
  await page.context().clearCookies();
  await page.goto(await house.addressInMail());
  await house.agree();
  await page.getByRole('button', { name: said.consent.button }).click();
  await page.getByRole('link', { name: said.read.button }).click();
  await house.markPlaces();
  await fitsAndReadsWell();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: said.finish.button }).click();
  await page.getByRole('heading', { level: 1, name: said.done.heading, exact: true }).waitFor();

  await page.context().addCookies(staffCookies);
  await page.goto(`/admin/clients/${lead}`);
  await house.compose('Agreement');
  await page.getByRole('button', { name: 'Sign for the firm' }).click();
  await house.dialog.getByText('Dana Whitfield', { exact: true }).waitFor();
  await house.dialog.getByRole('button', { name: 'Sign for the firm' }).click();
  await page.getByText('Complete', { exact: true }).waitFor();
  await fitsAndReadsWell();
  await app.outbox.run();

  const copy = smtp.got.findLast(({ text }) => text.includes('Content-Type: application/pdf'))!;
  expect(copy.to).toEqual(['maria.lopez@example.com']);
  const mailed = findPdf(copy.text);
  expect(checkSeal(mailed)).toMatchObject({ isWhole: true, covers: 'all' });
  expect((await admin.get(`/api/clients/${lead}`)).body).toMatchObject({
    status: 'Signed',
    signed: { how: 'agreement', agreement: id },
  });
  const { fileHash } = (await admin.get(`/api/agreements/${id}`)).body;
  expect(receiver.bodies()).toMatchObject([
    { type: 'agreement.signed', data: { id: lead, agreement: id, kind: 'fee', fileHash } },
  ]);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download packet' }).click();
  const packet = await (await download).path();
  const keys = `${packet}-keys.json`;
  writeFileSync(keys, JSON.stringify((await admin.get('/api/consent/keys')).body));
  // Beside this process, which also answers the page.
  const inPython = async () =>
    (await once(spawn('python3', ['scripts/verify-packet.py', packet, keys]), 'exit'))[0];
  expect(await inPython()).toBe(0);
  const files = readZip(readFileSync(packet));
  const signed = files.find(({ path }) => path === `agreements/${id}.pdf`)!.bytes;
  expect(signed.equals(mailed)).toBe(true);
  const broken = readFileSync(packet);
  const at = broken.indexOf(signed.subarray(0, 200)) + 1_000;
  broken[at] = broken[at]! ^ 1;
  writeFileSync(packet, broken);
  expect(await inPython()).not.toBe(0);
  expect(house.problems).toEqual([]);
});

/** The PDF attached to a message. */
const findPdf = (letter: string): Buffer => {
  const [, part = ''] = letter.split('Content-Type: application/pdf');
  const [, body = ''] = part.split('\r\n\r\n');
  return Buffer.from(/^[\w+/\r\n]+/.exec(body)![0], 'base64');
};
