import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { disclosureVersion } from '../server/signing/page/disclosure';
import type { Parts } from '../server/start/create-parts';
import { HttpServer } from '../server/start/http-server';

/** Returns the parsed body, or the text of a page. The body of a form is `URLSearchParams`. */
type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>;

/** A client with its own session: it keeps the cookies it receives. */
const openBrowser = (url: string): Call => {
  const cookies = new Map<string, string>();
  return async (method, path, body) => {
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'User-Agent': 'Mozilla/5.0 (sample)',
        Cookie: [...cookies.values()].join('; '),
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await answer.text();
    if (answer.status >= 400)
      throw new Error(
        `${method} ${path.split('/').slice(0, 3).join('/')} answered ${answer.status}: ${text}`,
      );
    for (const cookie of answer.headers.getSetCookie())
      cookies.set(cookie.split('=')[0]!, cookie.split(';')[0]!);
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
};

type Lead = { id: string; firstName: string; lastName: string; email: string };

/** Sends the fee agreement to a lead in the office; undefined if the conflict check is not clear. */
const sendTo = async (lawyer: Call, template: string, { id, firstName, lastName, email }: Lead) => {
  const check = await lawyer('POST', `/api/clients/${id}/conflicts`, {});
  if (check.state !== 'clear') return undefined;
  const signers = [{ name: `${firstName} ${lastName}`, email, role: 'client' }];
  const sent = await lawyer('POST', `/api/clients/${id}/agreements`, { template, signers, deliver: 'here' });
  return sent.id as string;
};

/** The signer signs on an office screen, and the lawyer signs for the firm. */
const complete = async (
  { agreements }: Parts,
  { lawyer, password }: { lawyer: Call; password: string },
  id: string,
) => {
  const record = await lawyer('GET', `/api/agreements/${id}`);
  const [{ id: signer, name }] = record.signers;
  const identity = 'driver license, checked';
  const opened = await lawyer('POST', '/trpc/agreements.signHere', { id, signer, identity });
  const token = String(opened.result.data.url).split('/sign/')[1]!;
  const page = `/sign/${token}`;
  const press = (fields: Record<string, string>) => lawyer('POST', page, new URLSearchParams(fields));
  const sampleNumber = agreements.toSampleNumber(token);
  await lawyer('GET', page);
  await press({ act: 'consent', agree: 'yes', version: disclosureVersion, seen: sampleNumber });
  await lawyer('GET', page);
  const findPlace = async () =>
    /name="index" value="(\d+)"/.exec(await lawyer('GET', `${page}?at=sign`))?.[1];
  for (let index = await findPlace(); index; index = await findPlace())
    await press({ act: 'mark', index, text: name });
  await press({ act: 'sign', intends: 'yes' });
  await lawyer('POST', '/api/auth/confirm', { password });
  await lawyer('POST', '/trpc/agreements.countersign', { id });
};

/** The maximum number of leads to try, because a made-up name can conflict with another. */
const mostTried = 20;

/**
 * Creates two agreements to look at: one waiting for its signer, and one complete. They go through the API, as in an
 * office, by the lawyer who signs in with `password`.
 */
export const addSampleAgreements = async (
  parts: Parts,
  { username, password }: { username: string; password: string },
): Promise<void> => {
  const { models, app } = parts;
  const leads = await models.clients
    .find({ status: { $in: ['Qualified', 'Retainer sent', 'Contacted'] }, email: { $ne: '' } })
    .sort({ _id: -1 })
    .limit(mostTried)
    .lean();
  const server = new HttpServer();
  server.on('request', app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const lawyer = openBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await lawyer('POST', '/api/auth/login', { username, password });
    const templates = await lawyer('GET', '/api/agreement-templates');
    const { id: template } = templates.find(
      ({ kind, language }: { kind: string; language: string }) => kind === 'fee' && language === 'en',
    );
    const sent: string[] = [];
    for (const { _id, firstName, lastName, email } of leads) {
      if (sent.length === 2) break;
      const id = await sendTo(lawyer, template, { id: String(_id), firstName, lastName, email });
      if (id) sent.push(id);
    }
    const [, second] = sent;
    if (second) await complete(parts, { lawyer, password }, second);
  } finally {
    // Remove the session and the known browser, which would be useless to a server with another secret.
    const { _id: userId } = (await models.users.findOne({ username }).lean())!;
    await models.sessions.deleteMany({ userId });
    await models.devices.deleteMany({ userId });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};
