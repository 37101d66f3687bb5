import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const say = (text: string) => console.log(text);

const verdict = (secret: string | undefined, body: string, headers: Record<string, string>): string => {
  if (!secret) return 'signature not checked: name the secret, npx lantern listen webhooks whsec_...';
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

/**
 * Prints the webhooks that reach this machine and checks their signatures. Start Lantern with WEBHOOK_NETWORKS=127.0.0.1
 * and add http://127.0.0.1:4400/ as a webhook.
 */
export const listenWebhooks = async (
  secret: string | undefined,
  values: { port: string; answer: string },
) => {
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const piece of req.setEncoding('utf8')) body += piece;
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
    );
    say(
      `\n${new Date().toISOString()}  ${headers['webhook-id'] ?? 'no webhook-id'}  ${verdict(secret, body, headers)}`,
    );
    say(pretty(body));
    res.writeHead(Number(values.answer)).end();
  });
  await once(server.listen(Number(values.port), '127.0.0.1'), 'listening').catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(`Port ${values.port} is taken: npx lantern listen webhooks --port 4401`)
        : error;
    },
  );
  say(`Listening on http://127.0.0.1:${values.port}/`);
};
