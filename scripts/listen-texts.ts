import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { createPhone } from './texts/phone';

type Behavior = Record<'provider' | 'port' | 'lantern' | 'fail' | 'lose' | 'delay', string>;
const ours = '+14155550100';
const say = (text: string) => console.log(text);

/**
 * A stand-in for Twilio or Telnyx, to try out texts without an account. It has a phone in the browser, which shows each
 * text that Lantern sends and answers it. A line that you type here is an answer, too.
 */
export const listenTexts = async (values: Behavior): Promise<void> => {
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
};
