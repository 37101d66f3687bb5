import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from '../../shared/zod';
import { createProviderDouble, type StandInText } from './stand-in';

/** A made-up person with a phone. */
export type Person = { name: string; number: string };

type Options = {
  provider: 'twilio' | 'telnyx';
  port?: number;
  /** The firm's number. */
  ours: string;
  /** The path of the phone's page. */
  base: string;
  /** The address at which Lantern is reached from here, and the one for which webhooks are signed. */
  server: () => { url: string; publicUrl: string };
  onText?: (text: StandInText) => void;
};

const trouble = z.object({
  delay: z.coerce.number().min(0).max(120).default(0),
  error: z
    .string()
    .regex(/^\d{0,6}$/)
    .default(''),
  lost: z.enum(['nothing', 'answer', 'text', 'report']).default('nothing'),
});
export type Trouble = z.infer<typeof trouble>;

const answer = z.object({
  from: z.string().regex(/^\+\d{8,15}$/, 'Write the number as + and its digits.'),
  body: z.string().min(1).max(1600),
  wrongKey: z.boolean().default(false),
});
export type Answer = z.input<typeof answer>;

const mostBytes = 16_384;
/** Of a stand-in that anyone can reach, as in the demo. */
const mostTexts = 2000;
const types = new Map([
  ['index.html', 'text/html; charset=utf-8'],
  ['phone.js', 'text/javascript'],
  ['phone.css', 'text/css'],
]);

const readJson = async (req: IncomingMessage): Promise<unknown> => {
  // Other sites cannot send this type without asking first.
  if (req.headers['content-type'] !== 'application/json') throw new Error('Send JSON.');
  let text = '';
  for await (const piece of req.setEncoding('utf8')) {
    text += piece;
    if (text.length > mostBytes) throw new Error('Too long.');
  }
  return JSON.parse(text);
};

/** A stand-in for a provider of texts, with a phone on screen that reads what the firm sent and answers it. */
export const createPhone = async ({ provider, port, ours, base, server, onText }: Options) => {
  let mode: Trouble = trouble.parse({});
  let people: readonly Person[] = [];

  const reportLater = async (text: StandInText) => {
    onText?.(text);
    const { error, lost } = mode;
    if (lost === 'report') return;
    await wait(1000);
    const failed = provider === 'twilio' ? 'undelivered' : 'delivery_failed';
    const status = error ? failed : 'delivered';
    await standIn.report(text, status, { error, server: server().url }).catch(() => 0);
  };
  const standIn = await createProviderDouble({
    provider,
    ...(port !== undefined && { port }),
    onText: (text) => void reportLater(text),
    usual: () => ({
      delay: mode.delay * 1000,
      losesAnswer: mode.lost === 'answer',
      losesText: mode.lost === 'text',
    }),
  });

  /** Sends a text from a phone. Returns what went wrong, in a sentence, or nothing. */
  const send = async (value: Answer): Promise<string> => {
    const { success, data, error } = answer.safeParse(value);
    if (!success) return error.issues[0]?.message ?? '';
    if (standIn.texts.length >= mostTexts) return 'This stand-in is full.';
    const { url, publicUrl } = server();
    const path = '/api/texts/inbound';
    const status = await standIn
      .receive({ ...data, to: ours }, { sentTo: url + path, publicUrl: publicUrl + path }, data)
      .catch(() => 0);
    if (status === 204) return '';
    return status ? `Lantern refused it: ${status}.` : 'Lantern does not answer.';
  };

  const list = () => ({
    ours,
    people,
    texts: standIn.texts.map(({ direction, from, to, body, at, status }) => {
      const isOurs = direction !== 'inbound';
      return { isOurs, phone: isOurs ? to : from, body, at, status };
    }),
  });

  const act = async (req: IncomingMessage, path: string): Promise<unknown> => {
    if (req.method !== 'POST') return path === '/texts' ? list() : undefined;
    const value = await readJson(req);
    if (path === '/texts') return { problem: await send(value as Answer) };
    if (path !== '/trouble') return undefined;
    mode = trouble.parse(value);
    return mode;
  };

  /** Answers a request below `base`. */
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = new URL(req.url ?? '/', 'http://phone').pathname.slice(base.length);
    res.setHeader('Content-Security-Policy', "default-src 'self'; img-src data:; frame-ancestors 'none'");
    const name = path === '' || path === '/' ? 'index.html' : path.slice(1);
    const type = req.method === 'GET' && types.get(name);
    if (type) {
      const file = readFileSync(join(import.meta.dirname, 'phone', name), 'utf8');
      res.setHeader('Content-Type', type).end(file.replaceAll('BASE', base));
      return;
    }
    const result = await act(req, path).catch((error: unknown) => ({ problem: String(error) }));
    res.writeHead(result ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(result ?? {}));
  };

  return {
    standIn,
    send,
    handle,
    /** Offers these people on the page. */
    introduce: (all: readonly Person[]) => {
      people = all;
    },
    /** Sets the trouble from now on. */
    cause: (value: object) => {
      mode = trouble.parse(value);
    },
    [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose](),
  };
};
