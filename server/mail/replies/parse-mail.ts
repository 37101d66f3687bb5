import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '../../../shared/zod';
import { createTurns } from '../../core/turns';

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
  /** The parts of a delivery report: what happened, and the message that it is about. */
  report: z.array(z.object({ type: z.string(), text: z.string() })).optional(),
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

/** The part of a message that is read where the whole needs more than the limits. */
const mostRead = 256 * 1024;

/** Parses mail header fields, the first of each name; indented lines continue a field. */
export const readFields = (head: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const line of head
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
  }
  return fields;
};

const findHead = (raw: Buffer): string => {
  const text = raw.toString('latin1');
  return text.slice(0, /\r?\n\r?\n/.exec(text)?.index);
};

/** Reads the headers and the first words of a message that no parser can read. */
const readPlainly = (raw: Buffer): ParsedMail => {
  const message = raw.subarray(0, mostRead).toString('utf8').replace(/\r\n?/g, '\n');
  const [head = '', ...body] = message.split('\n\n');
  const fields = readFields(head);
  const field = (name: string) => fields.get(name) ?? '';
  const text = body.join('\n\n').slice(0, 20_000);
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
    headers: [...fields],
    files: [],
  };
};

/** One at a time, so that many messages at once cost no more memory than one. */
const inTurn = createTurns(1);

const parseInTurn = (...call: Parameters<typeof runParser>): Promise<Buffer | undefined> =>
  inTurn(() => runParser(...call)).catch(() => undefined);

/** Parses a message that anyone may have sent. Of one that needs more than the limits, only the start is read. */
export const parseMail = async (raw: Buffer): Promise<ParsedMail> => {
  const start = raw.subarray(0, mostRead);
  for (const part of [raw, start]) {
    // A start that lacks some headers would hide a second sender.
    if (part === start && (raw.length <= mostRead || findHead(raw).length >= mostRead)) break;
    const written = await parseInTurn(part);
    const { data } = parsedMail.safeParse(JSON.parse(String(written ?? null)));
    // Its files and HTML could not be read again.
    if (data) return part === raw ? data : { ...data, files: [], isHtml: false };
  }
  return readPlainly(raw);
};

/** Returns the bytes of a message's file, by its number; undefined if the message has no such file. */
export const extractFile = (raw: Buffer, file: number): Promise<Buffer | undefined> =>
  parseInTurn(raw, 'file', String(file));

/** Returns the HTML of a message, with the pictures that came with it; undefined if it has none. */
export const extractHtml = (raw: Buffer): Promise<Buffer | undefined> => parseInTurn(raw, 'html');
