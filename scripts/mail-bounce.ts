/** The exit code that tells a mail server to retry later. */
const later = 75;

const stop = (text: string, code: number): never => {
  console.error(text);
  process.exit(code);
};

/**
 * Passes a message to Lantern, an answer or a bounce. A mail server's alias pipes its messages here. BOUNCE_SECRET must
 * match the server's; LANTERN_URL is its address, http://localhost:3000 by default.
 */
export const mailBounce = async (): Promise<void> => {
  const { BOUNCE_SECRET: secret, LANTERN_URL: url = 'http://localhost:3000' } = process.env;
  if (!secret) stop('BOUNCE_SECRET is not set: the same one as that of the server.', 1);

  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);

  const answer = await fetch(`${url.replace(/\/+$/, '')}/api/mail/bounces`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'message/rfc822' },
    body: Buffer.concat(pieces),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);

  if (!answer || answer.status >= 500 || answer.status === 429)
    stop(`${url} does not answer: ${answer?.status ?? 'no connection'}.`, later);
  else if (answer.ok) console.log((await answer.json()).outcome);
  else stop(`${url} refused the message: ${answer.status}.`, 1);
};
