/**
 * `npm run webhook:listen -- whsec_...`: prints the webhooks that reach this machine and checks their signatures. Start
 * Lantern with WEBHOOK_NETWORKS=127.0.0.1 and add http://127.0.0.1:4400/ as a webhook. `--port 4401` listens elsewhere,
 * `--answer 500` refuses every request.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { Webhook } from 'standardwebhooks';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '4400' }, answer: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [secret] = positionals;
const say = (text: string) => console.log(text);

const verdict = (body: string, headers: Record<string, string>): string => {
  if (!secret) return 'signature not checked: name the secret, npm run webhook:listen -- whsec_...';
  try {
    new Webhook(secret).verify(body, headers);
    return 'signature right';
  } catch (error) {
    return `SIGNATURE WRONG: ${error instanceof Error ? error.message : error}`;
  }
};

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

const server = createServer(async (req, res) => {
  let body = '';
  for await (const piece of req.setEncoding('utf8')) body += piece;
  const headers = Object.fromEntries(
    Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
  );
  say(
    `\n${new Date().toISOString()}  ${headers['webhook-id'] ?? 'no webhook-id'}  ${verdict(body, headers)}`,
  );
  say(pretty(body));
  res.writeHead(Number(values.answer)).end();
});
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken: npm run webhook:listen -- --port 4401`
      : error.message,
  );
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => say(`Listening on http://127.0.0.1:${values.port}/`));
