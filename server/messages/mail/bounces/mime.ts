/** A part of a message: its fields by lower-case name, its type, and its decoded text. */
export type MimePart = { fields: ReadonlyMap<string, string>; type: string; text: string };

const mostParts = 20;
const deepest = 3;

/** Parses mail header fields, the first of each name; indented lines continue a field. */
export const readFields = (head: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
  }
  return fields;
};

const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8').replace(/\r\n?/g, '\n');
  if (encoding !== 'quoted-printable') return text;
  return text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
};

const splitHead = (text: string) => {
  if (text.startsWith('\n')) return { head: '', body: text.slice(1) };
  const end = text.indexOf('\n\n');
  return end < 0 ? { head: text, body: '' } : { head: text.slice(0, end), body: text.slice(end + 2) };
};

const readPart = (text: string, depth: number): MimePart[] => {
  const { head, body } = splitHead(text);
  const fields = readFields(head);
  const content = fields.get('content-type') ?? 'text/plain';
  const type = (content.split(';')[0] ?? '').trim().toLowerCase();
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(content) ?? [];
  const boundary = quoted ?? plain;
  const encoding = (fields.get('content-transfer-encoding') ?? '').toLowerCase();
  const whole = { fields, type, text: decoded(body, encoding) };
  if (!type.startsWith('multipart/') || !boundary || depth >= deepest) return [whole];
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`);
  const held = parts.slice(0, mostParts).filter((part) => !part.startsWith('--'));
  // The rest of the boundary line belongs to no part.
  return [whole, ...held.flatMap((part) => readPart(part.replace(/^[^\n]*\n/, ''), depth + 1))];
};

/** A message and all of its parts, the message itself first; a broken one is read as far as possible. */
export const readMime = (message: string): MimePart[] =>
  // A mail server that pipes a message may add its own first line.
  readPart(message.replace(/\r\n?/g, '\n').replace(/^From [^\n]*\n/, ''), 0);
