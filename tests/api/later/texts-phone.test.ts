import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createPhone } from '../../../scripts/texts/phone';
import { createTelnyx } from '../../../server/texting/providers/telnyx';
import { createTwilio } from '../../../server/texting/providers/twilio';
import { eventually } from '../../support/eventually';
import { sendWitnessed } from '../../support/graded';
import { startApp } from '../../support/start-app';
import { ourNumber, publicUrl } from '../../support/texts';

const number = '+14155550132';

const open = async (provider: 'twilio' | 'telnyx') => {
  const site = { url: '' };
  const server = () => ({ url: site.url, publicUrl });
  const phone = await createPhone({ provider, ours: ourNumber, base: '/phone', server });
  const page = createServer((req, res) => void phone.handle(req, res)).listen(0, '127.0.0.1');
  await once(page, 'listening');
  const { url: baseUrl, account, token, publicKey } = phone.standIn;
  const settings = { baseUrl, account, token, publicKey, networks: ['127.0.0.1'], now: Date.now };
  const app = await startApp({
    publicUrl,
    texts: {
      provider:
        provider === 'twilio' ? createTwilio({ ...settings, publicKey: undefined }) : createTelnyx(settings),
      numbers: [{ number: ourNumber, registration: 'none-needed' }],
      perSecond: 100,
    },
  });
  site.url = app.url;
  const admin = await app.signInAsAdmin();
  const id = await sendWitnessed(app);
  // Only what is written here.
  await app.models.clients.updateMany({}, { $unset: { outbox: '' } });
  const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}/phone`;
  const post = async (path: string, value: object, type = 'application/json') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(value),
    });
    return response.json();
  };
  return {
    url,
    /** The answer to a text from the phone, which permits answers at any hour. */
    say: (body: string, rest: object = {}) => post('/texts', { from: number, body, ...rest }),
    post,
    write: (text: string) => admin.post(`/api/clients/${id}/messages`, { channel: 'text', text }),
    onScreen: async () => {
      const { texts } = await (await fetch(`${url}/texts`)).json();
      return texts.map((one: { body: string; isOurs: boolean }) => [one.isOurs, one.body]);
    },
    /** The lead's texts with their states, newest first. */
    conversation: async () => {
      const { body } = await admin.get(`/api/clients/${id}/messages`);
      return body.map((one: { text: string; state: string }) => [one.text, one.state]);
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await phone[Symbol.asyncDispose]();
      page.closeAllConnections();
      await new Promise((resolve) => page.close(resolve));
    },
  };
};

for (const provider of ['twilio', 'telnyx'] as const)
  test(`a phone at the stand-in for ${provider} gets the firm's texts and answers them`, async () => {
    await using house = await open(provider);
    expect(await house.say('Hello')).toEqual({ problem: '' });
    await eventually(house.conversation).toEqual([['Hello', 'received']]);
    expect((await house.write('Can we call you at 3?')).status).toBe(202);
    await eventually(house.onScreen).toEqual([
      [false, 'Hello'],
      [true, 'Can we call you at 3?'],
    ]);
    await eventually(house.conversation).toEqual([
      ['Can we call you at 3?', 'delivered'],
      ['Hello', 'received'],
    ]);
    const page = await (await fetch(`${house.url}/`)).text();
    expect(page).toContain('src="/phone/phone.js"');
    for (const name of ['constructor', '__proto__', 'other.js'])
      expect((await fetch(`${house.url}/${name}`)).status).toBe(404);
  });

test('trouble at the provider: an error, a lost answer, and a wrong signature', async () => {
  await using house = await open('twilio');
  await house.say('Hello');
  await eventually(house.conversation).toEqual([['Hello', 'received']]);
  expect(await house.post('/trouble', { error: '30007' })).toMatchObject({ error: '30007' });
  await house.write('One');
  await eventually(async () => (await house.conversation())[0]).toEqual(['One', 'undelivered']);
  await house.post('/trouble', { lost: 'text' });
  await house.write('Two');
  await eventually(async () => (await house.conversation())[0]).toEqual(['Two', 'unknown']);
  expect(await house.onScreen()).not.toContainEqual([true, 'Two']);
  // The report proves that it arrived.
  await house.post('/trouble', { lost: 'answer' });
  await house.write('Three');
  await eventually(async () => (await house.conversation())[0]).toEqual(['Three', 'delivered']);
  expect(await house.say('Forged', { wrongKey: true })).toEqual({ problem: 'Lantern refused it: 403.' });
  expect(await house.conversation()).not.toContainEqual(['Forged', 'received']);
});

test('another site cannot text through the phone, and a number is a number', async () => {
  await using house = await open('twilio');
  const { problem } = await house.post('/texts', { from: number, body: 'Hello' }, 'text/plain');
  expect(problem).toContain('Send JSON');
  expect(await house.say('Hello', { from: '555' })).toEqual({
    problem: 'Write the number as + and its digits.',
  });
  expect(await house.onScreen()).toEqual([]);
  expect((await fetch(`${house.url}/../stand-in.ts`)).status).toBe(404);
});
