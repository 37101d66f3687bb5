/**
 * A server that sends and takes texts until it is killed, with a clock that runs faster. It prints its address. The
 * arguments: the database's server and name, the provider's address, the beginning by both clocks, and the speed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createTwilio } from '../../server/texting/providers/twilio';
import { fetchIncoming } from '../../server/texting/take-incoming';
import { sendTexts } from './send-texts';
import { startApp } from './start-app';

const [, , mongoUri = '', dbName = '', baseUrl = '', began = '', beganAt = '', speed = ''] = process.argv;
const now = () => Number(beganAt) + (Date.now() - Number(began)) * Number(speed);
const provider = createTwilio({
  baseUrl,
  account: 'AC00000000000000000000000000000000',
  token: 'a token',
  networks: ['127.0.0.1'],
  now,
});
const app = await startApp({
  mongoUri,
  dbName,
  now,
  publicUrl: 'https://www.example.com',
  texts: { provider, numbers: [{ number: '+14155550100', registration: 'none-needed' }], perSecond: 1 },
});
process.stdout.write(`${app.url}\n`);

/** An outage, or another server's lock, is no reason to stop. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
let isSending = false;
for (;;) {
  // A provider that hangs must not hold up the rest.
  app.texts.sendSoon();
  if (!isSending) {
    isSending = true;
    void quietly(sendTexts(app.texts)).finally(() => {
      isSending = false;
    });
  }
  await quietly(app.outbox.run());
  await quietly(fetchIncoming(app.texts));
  await wait(50);
}
