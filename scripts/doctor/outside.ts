import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '../../server/start/env';
import { mailSettings } from '../../server/start/mail-settings';
import { bad, type Finding, good, look } from './finding';

/** Checks that the mail server is reachable and accepts our password, without sending anything. */
export const checkMail = async (env: Env): Promise<Finding> => {
  const { transport } = mailSettings(env);
  if (!transport)
    return look('Mail', 'No mail server is set up, so we send no messages.', 'Set SMTP_URL and MAIL_FROM.');
  try {
    await transport.check();
    return good('Mail', 'The mail server answers and takes our password.');
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no answer';
    return look(
      'Mail',
      `The mail server does not take us in: ${why}.`,
      'Check SMTP_URL, and whether this machine may connect to it.',
    );
  } finally {
    await transport.close();
  }
};

/** Returns the reason why a port cannot be opened; undefined if it can. */
const refusal = async (port: number, host: string): Promise<string | undefined> => {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    server.close();
  }
};

const isLantern = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) })
    .then((answer) => answer.ok)
    .catch(() => false);

type Port = { setting: string; port: number; host: string; shows: string };

const checkPort = async ({ setting, port, host, shows }: Port): Promise<Finding> => {
  const code = await refusal(port, host);
  if (!code) return good('Port', `${port} is free.`);
  if (code === 'EADDRINUSE' && (await isLantern(port, shows)))
    return good('Port', `${port} is taken by a Lantern that runs.`);
  const says =
    code === 'EADDRINUSE' ? `${port} is taken by another program.` : `${port} cannot be used here (${code}).`;
  return bad('Port', says, `Stop the other program, or set ${setting} to another port.`);
};

/** Checks that the ports are free, or already Lantern's own. */
export const checkPorts = ({ PORT, HOST, METRICS_PORT }: Env): Promise<Finding[]> =>
  Promise.all([
    checkPort({ setting: 'PORT', port: PORT, host: HOST, shows: '/healthz' }),
    ...(METRICS_PORT === undefined
      ? []
      : [checkPort({ setting: 'METRICS_PORT', ...METRICS_PORT, shows: '/metrics' })]),
  ]);
