/** Lines that begin what a program quotes below an answer. */
const starts = [
  /^-{2,} ?(?:original message|forwarded message|mensaje original|mensaje reenviado) ?-{2,}$/i,
  /^_{10,}$/,
  /^(?:from|de|von): .{1,300}$/i,
  /^(?:on|el|le|am) .{5,300}(?:wrote|escribi[oó]|a écrit|schrieb) ?:$/i,
];
/** The same line, which many programs break in two. */
const opens = /^(?:on|el|le|am) .{5,300}$/i;
const closes = /^.{0,300}(?:wrote|escribi[oó]|a écrit|schrieb) ?:$/i;
/** `From:` begins a quote only if the lines of a header follow. */
const follows = /^(?:sent|date|to|subject|enviado|fecha|para|asunto): /i;

const beginsQuote = (lines: readonly string[], at: number): boolean => {
  const [line = '', next = '', third = ''] = [
    lines[at]?.trim(),
    lines[at + 1]?.trim(),
    lines[at + 2]?.trim(),
  ];
  if (/^(?:from|de|von): /i.test(line)) return follows.test(next) || follows.test(third);
  if (/^_{10,}$/.test(line)) return /^(?:from|de): /i.test(next) || /^(?:from|de): /i.test(third);
  return starts.some((start) => start.test(line)) || (opens.test(line) && closes.test(next));
};

const isQuoted = (line: string) => /^\s*>/.test(line);

/** Splits the text of an answer into its new part, and what it quotes. */
export const splitQuotes = (text: string): { body: string; quoted: string } => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const at = lines.findIndex((_, index) => beginsQuote(lines, index));
  const end = at < 0 ? lines.length : at;
  const above = lines.slice(0, end);
  const below = lines.slice(end);
  // Answers between quoted lines, or below them.
  const own = (some: readonly string[]) =>
    some
      .filter((line) => !isQuoted(line))
      .join('\n')
      .trim();
  const isBelow = own(above) === '' && at >= 0;
  const body = isBelow ? own(below.slice(1)) : own(above);
  const quoted = lines
    .filter((line, index) => isQuoted(line) || (!isBelow && index >= end))
    .join('\n')
    .trim();
  return { body: body || (quoted ? '' : text.trim()), quoted };
};

/** Removes what programs add below: a signature after `-- `, and the name of the telephone. */
export const withoutSignature = (body: string): string =>
  body
    .split(/^-- ?$/m, 1)[0]!
    .replace(/^(?:sent from|get outlook for|enviado desde|sent via)\b.{0,100}$/gim, '')
    .trim();
