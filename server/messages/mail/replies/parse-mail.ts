import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '../../../../shared/zod';
import { readMime } from '../bounces/mime';

/** A message as a parser read it. */
const parsedMail = z.object({
  /** The address of the sender; empty if there is none. Several are joined, so that they are nobody's address. */
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  isHtml: z.boolean(),
  /** A hash of its words and files, the same for each copy of it. */
  content: z.string(),
  /** In their order, the newest first; names in lower case. */
  headers: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
});
export type ParsedMail = z.infer<typeof parsedMail>;

/** The limits of one message: CPU and heap of the process, and the time that it may wait for the CPU. */
const cpuSeconds = 1;
const heapMb = 96;
const within = 50_000;

const findScript = (): string => {
  const built = fileURLToPath(new URL('./parse-mail.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./parse-child.mjs', import.meta.url));
};

/** Runs the parser in a process of its own; undefined if it failed or needed more than the limits. */
const runParser = async (raw: Buffer, ...wanted: string[]): Promise<Buffer | undefined> => {
  const limited = `ulimit -t ${cpuSeconds}; exec "$0" "$@"`;
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, findScript()];
  const child = spawn('/bin/sh', ['-c', limited, ...node, ...wanted], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: within,
    killSignal: 'SIGKILL',
  });
  // A parser that ended early no longer reads.
  child.stdin.on('error', () => undefined);
  child.stdin.end(raw);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(null));
  });
  const written = await buffer(child.stdout).catch(() => undefined);
  return (await ended) === 0 ? written : undefined;
};

/** The part of a message that is read where the parser failed. */
const mostRead = 256 * 1024;

/** Returns all headers of a message. */
const findHead = (raw: Buffer): string => {
  const text = raw.toString('latin1');
  return text.slice(0, /\r?\n\r?\n/.exec(text)?.index);
};

/** Reads the headers and the first plain text of a message with our own small reader. */
const readPlainly = (raw: Buffer): ParsedMail => {
  const parts = readMime(raw.subarray(0, mostRead).toString('utf8'));
  const headers = [...(parts[0]?.fields ?? [])];
  const field = (name: string) => parts[0]?.fields.get(name) ?? '';
  const text = (parts.find(({ type }) => type === 'text/plain')?.text ?? '').slice(0, 20_000);
  const senders = [...findHead(raw).matchAll(/^from[ \t]*:(.*)/gim)].map(([, value = '']) => value.trim());
  const from =
    senders.length > 1
      ? senders.join(', ')
      : (/<([^<>\s]{1,254})>\s*$/.exec(field('from'))?.[1] ?? field('from'));
  return {
    from: from.includes('@') ? from.slice(0, 254) : '',
    subject: field('subject').slice(0, 500),
    text,
    isHtml: false,
    content: createHash('sha256').update(text).digest('hex'),
    headers,
    files: [],
  };
};

/** One at a time, so that many messages at once cost no more memory than one. */
let last: Promise<unknown> = Promise.resolve();

const parseInTurn = (...call: Parameters<typeof runParser>): Promise<Buffer | undefined> => {
  const parsing = last.then(() => runParser(...call)).catch(() => undefined);
  last = parsing;
  return parsing;
};

/** Parses a message that anyone may have sent. Of one that needs more than the limits, only the start is read. */
export const parseMail = async (raw: Buffer): Promise<ParsedMail> => {
  const written = await parseInTurn(raw);
  return parsedMail.safeParse(JSON.parse(String(written ?? null))).data ?? readPlainly(raw);
};

/** Returns the bytes of a message's file, by its number; undefined if the message has no such file. */
export const extractFile = (raw: Buffer, file: number): Promise<Buffer | undefined> =>
  parseInTurn(raw, 'file', String(file));

/** Returns the HTML of a message, with the pictures that came with it; undefined if it has none. */
export const extractHtml = (raw: Buffer): Promise<Buffer | undefined> => parseInTurn(raw, 'html');
