/**
 * `npm run texts:listen`: a stand-in for Twilio, or with `--provider telnyx` for Telnyx, to try out texts without an
 * account. It shows each text that Lantern sends and reports it as delivered; a line that you type is the phone's
 * answer. `--fail 30003` reports this error instead, `--lose` loses the answers, `--port 4501` listens elsewhere.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command';
import { createProviderDouble, type StandInText } from './texts/stand-in';

const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'twilio' },
    port: { type: 'string', default: '4500' },
    lantern: { type: 'string', default: 'http://127.0.0.1:3000' },
    fail: { type: 'string', default: '' },
    lose: { type: 'boolean', default: false },
  },
});
const ourNumber = '+14155550100';
const say = (text: string) => console.log(text);

await runCommand(async () => {
  const provider = values.provider === 'telnyx' ? 'telnyx' : 'twilio';
  const server = values.lantern;
  let phone = '+14155550132';

  const reportLater = (text: StandInText) => {
    phone = text.to;
    say(`\n${text.to} gets: ${text.body}`);
    if (values.lose) standIn.behave({ losesAnswer: true });
    const failed = provider === 'twilio' ? 'undelivered' : 'delivery_failed';
    const status = values.fail ? failed : 'delivered';
    setTimeout(async () => {
      const answer = await standIn.report(text, status, { error: values.fail, server }).catch(String);
      say(`Reported as ${status}: ${answer}`);
    }, 1000);
  };
  const standIn = await createProviderDouble({ provider, port: Number(values.port), onText: reportLater });
  if (values.lose) standIn.behave({ losesAnswer: true });

  say(`A stand-in for ${provider} listens on ${standIn.url}. Start Lantern with:`);
  say(
    [
      `TEXTS_PROVIDER=${provider} TEXTS_BASE_URL=${standIn.url} TEXTS_ACCOUNT=${standIn.account}`,
      `TEXTS_TOKEN='${standIn.token}' TEXTS_FROM=${ourNumber} TEXTS_CAMPAIGN=none-needed`,
      ...(provider === 'telnyx' ? [`TEXTS_PUBLIC_KEY=${standIn.publicKey}`] : []),
      `WEBHOOK_NETWORKS=127.0.0.1 PUBLIC_URL=${server} npm start`,
    ].join(' \\\n  '),
  );
  say(`Type what the phone ${phone} answers. "+14155550188: Hello" is a text from another phone.`);
  for await (const line of createInterface({ input: process.stdin })) {
    const [, other, rest] = /^(\+\d+):\s*(.*)$/.exec(line) ?? [];
    const address = `${server}/api/texts/inbound`;
    const answer = await standIn
      .receive(
        { from: other ?? phone, to: ourNumber, body: rest ?? line },
        { sentTo: address, publicUrl: address },
      )
      .catch(String);
    say(`Lantern answered ${answer}`);
  }
});
