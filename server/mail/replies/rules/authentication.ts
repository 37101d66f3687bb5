import { domainToASCII } from 'node:url';
import type { ParsedMail } from '../parse-mail';

const methods = ['spf', 'dkim', 'dmarc'] as const;
/** The DMARC result `unclear`: whatever the header says, it does not say that this sender wrote the message. */
export type Authentication = Partial<Record<(typeof methods)[number], string>>;

const unclear: Authentication = { dmarc: 'unclear' };
/** The parser cuts longer headers off. */
const mostLength = 8000;

const inComment = /\\?[\s\S]/y;
const outside = /[\s;(]|"(?:\\[\s\S]|[^"\\])*"|[^\s;()"]+/y;

/**
 * Splits a header at its semicolons (RFC 8601, RFC 5322): comments, which nest, become spaces, and a quoted string one
 * word in quotes. Returns undefined if a comment or string has no end.
 */
const splitParts = (header: string): [string, ...string[]] | undefined => {
  const parts: [string, ...string[]] = [''];
  let depth = 0;
  for (let at = 0; at < header.length; ) {
    const pattern = depth > 0 ? inComment : outside;
    pattern.lastIndex = at;
    const token = pattern.exec(header)?.[0];
    if (token === undefined) return undefined;
    at += token.length;
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    if (depth > 0) continue;
    if (token === ';') parts.push('');
    else if (token.startsWith('"'))
      parts[parts.length - 1] += `"${token.replace(/[^\p{L}\p{N}.@_-]/gu, '')}"`;
    else parts[parts.length - 1] += token === ')' ? ' ' : token;
  }
  return depth === 0 ? parts : undefined;
};

const value = '(?:"[^"]*"|[^\\s"]+)(?=\\s|$)';
const start = /^\s*([a-z][\w-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z][\w-]*)(?=\s|$)/i;
/** A reason or a property; some servers leave the type of a property out. */
const property = `\\s+([a-z][\\w-]*(?:\\s*\\.\\s*[\\w.-]+)?)\\s*=\\s*(${value})`;
const properties = new RegExp(`^(?:${property})*\\s*$`, 'i');

/** Returns true if a message is not its sender's, as far as the receiving server could tell. */
export const isDoubtful = (authentication: Authentication | undefined): boolean =>
  authentication?.dmarc === 'fail' || authentication?.dmarc === unclear.dmarc;

/** Returns the domain in the only `From` of a message. */
const readDomain = (from: string) => domainToASCII(/^[^@,\s]+@([^@,\s]+)$/.exec(from)?.[1] ?? '');

/** Returns what a DMARC result with these properties says about a sender; undefined if it names no sender. */
const judge = (result: string, rest: string, from: string): string | undefined => {
  if (result !== 'pass') return result;
  if (!properties.test(rest)) return unclear.dmarc;
  const domains = [...rest.matchAll(new RegExp(property, 'gi'))]
    .filter(([, name = '']) => name.replace(/\s/g, '').toLowerCase() === 'header.from')
    .map(([, , domain = '']) => domainToASCII(domain.replaceAll('"', '').replace(/^.*@/, '')));
  if (domains.length === 0) return undefined;
  const domain = readDomain(from);
  return domain && domains.every((one) => one === domain) ? 'pass' : unclear.dmarc;
};

/**
 * Returns what the receiving server found out about a message's sender. Only the topmost header counts, and only if it
 * names that server (RFC 8601): a sender can write any others. A sender can also choose values that the server repeats,
 * so what is not whole says nothing.
 */
export const readAuthentication = (
  { headers, from }: Pick<ParsedMail, 'headers' | 'from'>,
  server: string | undefined,
): Authentication | undefined => {
  const header = headers.find(([name]) => name === 'authentication-results')?.[1];
  if (!server || header === undefined) return undefined;
  const parts = splitParts(header);
  const [id, ...results] = parts ?? [header];
  if (/[^\s";]+/.exec(id)?.[0].toLowerCase() !== server.toLowerCase()) return undefined;
  if (!parts || header.length >= mostLength) return unclear;
  const answers: Authentication = {};
  let hasDmarc = false;
  for (const part of results) {
    const [beginning = '', method, result = ''] = start.exec(part) ?? [];
    const name = methods.find((one) => one === method?.toLowerCase());
    if (!name) continue;
    const answer = result.toLowerCase();
    // Of several signatures one is enough. DMARC has one result.
    if (name !== 'dmarc') answers[name] = answers[name] === 'pass' ? 'pass' : answer;
    else if (!hasDmarc) {
      hasDmarc = true;
      const judged = judge(answer, part.slice(beginning.length), from);
      if (judged) answers.dmarc = judged;
    }
  }
  return answers;
};
