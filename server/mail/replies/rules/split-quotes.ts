const verbs = 'wrote|writes|escribi[oó]|a écrit|schrieb|escreveu|ha scritto';
/** The line before a quote, in the forms of several programs; many break it in up to four lines. */
const attributions = [
  new RegExp(`^-* ?(?:on|el|le|am|em|il) .{5,600}(?:${verbs}) ?[:-]*$`, 'i'),
  new RegExp(`^.{3,300}@.{3,300}(?:${verbs}) ?:$`, 'i'),
  /^\d.{8,300}<\S+@\S+>\)? ?:$/,
];
const mostAttributionLines = 4;
const mostOpeningLines = 12;

/** Lines that begin a copy of an earlier message. */
const copies = /^-{2,} ?(?:original message|forwarded message|mensaje original|mensaje reenviado) ?-{2,}$/i;
const headers = /^\*?(?:from|de|von)(?:\*:|:\*?) /i;
/** `From:` begins a copy only if the other lines of a header follow. */
const otherHeaders =
  /^\*?(?:sent|date|to|subject|enviado(?: el)?|fecha|para|asunto|gesendet|envoyé)(?:\*:|:\*?) /i;

const isQuoted = (line: string | undefined) => /^\s*>/.test(line ?? '');

const isHeader = (line: string) => headers.test(line) || otherHeaders.test(line);

/** Returns the number of lines that begin a quote here, with the header that it copies; 0 if none begins. */
const countOpening = (lines: readonly string[], at: number): number => {
  const trimmed = lines.slice(at, at + mostOpeningLines).map((line) => line.trim());
  const [line = ''] = trimmed;
  const isRuled = /^_{10,}$/.test(line);
  const from = trimmed.findIndex((one) => headers.test(one));
  const hasHeader = from >= 0 && trimmed.slice(from + 1, from + 3).some((one) => otherHeaders.test(one));
  if (copies.test(line) || (hasHeader && (from === 0 || (isRuled && from < 3)))) {
    const end = trimmed.findIndex((one, index) => index > 0 && one !== '' && !isHeader(one));
    return end < 0 ? trimmed.length : end;
  }
  for (let count = 1; count <= mostAttributionLines; count++) {
    const next = trimmed[count - 1];
    if (!next || isQuoted(next)) return 0;
    const joined = trimmed.slice(0, count).join(' ');
    if (attributions.some((attribution) => attribution.test(joined))) return count;
  }
  return 0;
};

/** Splits the text of an answer into its new part, which is everything that it does not quote, and the quotes. */
export const splitQuotes = (text: string): { body: string; quoted: string } => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const body: string[] = [];
  const quoted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const opening = countOpening(lines, at);
    let next = at + opening;
    while (opening > 0 && lines[next]?.trim() === '') next++;
    const isMarked = isQuoted(lines[next]);
    // Nothing says where a quote ends that marks no lines. If nothing is above it, the answer is below.
    if (opening > 0 && !isMarked && body.some((line) => line.trim())) {
      quoted.push(...lines.slice(at));
      break;
    }
    const count = Math.max(opening, 1);
    (opening > 0 || isQuoted(lines[at]) ? quoted : body).push(...lines.slice(at, at + count));
    at += count;
  }
  const join = (some: readonly string[]) =>
    some
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return { body: join(body), quoted: join(quoted) };
};
