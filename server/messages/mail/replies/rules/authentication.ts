import type { ParsedMail } from '../parse-mail';

const methods = ['spf', 'dkim', 'dmarc'] as const;
export type Authentication = Partial<Record<(typeof methods)[number], string>>;

/**
 * Returns what the receiving server found out about a message's sender. Only the topmost header counts, and only if it
 * names that server (RFC 8601): a sender can write any others.
 */
export const readAuthentication = (
  { headers }: Pick<ParsedMail, 'headers'>,
  server: string | undefined,
): Authentication | undefined => {
  const header = headers.find(([name]) => name === 'authentication-results')?.[1];
  if (!server || header === undefined) return undefined;
  // Comments may contain anything.
  const [id = '', ...results] = header.replace(/\([^()]*\)/g, ' ').split(';');
  if (id.trim().split(/\s/)[0]?.toLowerCase() !== server.toLowerCase()) return undefined;
  const answers: Authentication = {};
  for (const result of results) {
    const [, method, value] = /^\s*(spf|dkim|dmarc)\s*=\s*([a-z]{1,20})\b/i.exec(result) ?? [];
    const name = methods.find((one) => one === method?.toLowerCase());
    // Of several signatures one is enough.
    if (name && value && answers[name] !== 'pass') answers[name] = value.toLowerCase();
  }
  return answers;
};
