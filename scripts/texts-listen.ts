/**
 * `npm run texts:listen`: a stand-in for Twilio, or with `--provider telnyx` for Telnyx, to try out texts without an
 * account. It has a phone in the browser, which shows each text that Lantern sends and answers it. A line that you type
 * here is an answer, too. `--fail 30003` reports this error, `--lose answer`, `text` or `report` loses these, `--delay 5`
 * waits five seconds with its answer, `--port 4501` listens elsewhere, and the phone one port above.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command';
import { createPhone } from './texts/phone';

const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'twilio' },
    port: { type: 'string', default: '4500' },
    lantern: { type: 'string', default: 'http://127.0.0.1:3000' },
    fail: { type: 'string', default: '' },
    lose: { type: 'string', default: 'nothing' },
    delay: { type: 'string', default: '0' },
  },
});
const ours = '+14155550100';
const say = (text: string) => console.log(text);

await runCommand(async () => {
  const provider = values.provider === 'telnyx' ? 'telnyx' : 'twilio';
  const { lantern: url, fail: error, lose: lost, delay } = values;
  const port = Number(values.port);
  let number = '+14155550132';
  const phone = await createPhone({
    provider,
    port,
    ours,
    base: '',
    server: () => ({ url, publicUrl: url }),
    onText: ({ to, body }) => {
      number = to;
      say(`\n${to} gets: ${body}`);
    },
  });
  phone.introduce([{ name: 'Made-up person', number }]);
  phone.cause({ error, lost, delay });
  const page = createServer((req, res) => void phone.handle(req, res)).listen(port + 1, '127.0.0.1');
  await once(page, 'listening');

  const { standIn } = phone;
  say(`A stand-in for ${provider} listens on ${standIn.url}. Start Lantern with:`);
  say(
    [
      `TEXTS_PROVIDER=${provider} TEXTS_BASE_URL=${standIn.url} TEXTS_ACCOUNT=${standIn.account}`,
      `TEXTS_TOKEN='${standIn.token}' TEXTS_FROM=${ours} TEXTS_CAMPAIGN=none-needed`,
      ...(provider === 'telnyx' ? [`TEXTS_PUBLIC_KEY=${standIn.publicKey}`] : []),
      `WEBHOOK_NETWORKS=127.0.0.1 PUBLIC_URL=${url} npm start`,
    ].join(' \\\n  '),
  );
  say(`The phone: http://127.0.0.1:${port + 1}/`);
  say('Or type what it answers here. "+14155550188: Hello" is a text from another phone.');
  for await (const line of createInterface({ input: process.stdin })) {
    const [, other, rest] = /^(\+\d+):\s*(.*)$/.exec(line) ?? [];
    const problem = await phone.send({ from: other ?? number, body: rest ?? line });
    say(problem || 'Sent.');
  }
});
