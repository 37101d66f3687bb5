import { classifyOptOut, type OptOut } from '../../../contact/opt-out/classify-opt-out';

/** Paragraphs that mail programs, virus scanners and lists add: a notice that the message is private, how to leave a list. */
const addedParagraphs = [
  /^\W*(?:confidential|disclaimer|aviso (?:de|legal)|notice:|privileged)/i,
  /^\W*(?:th(?:is|e information in this) (?:e-?mail|message|communication)\b.{0,120}(?:intended|confidential|privileged|scanned|checked)|este (?:correo|mensaje)\b.{0,120}(?:confidencial|dirigido|virus))/is,
  /^_{10,}\n.{0,200}\bmailing list\b/i,
  /^(?:-- ?\n)?you received this message because you are subscribed\b/i,
];

/** Lines that they add, and those of a business card. */
const addedLines = [
  /^(?:sent|enviado|envoyé|gesendet) (?:from|via|with|using|desde|con|mit|von)\b.{0,100}$/i,
  /^(?:get|obt[eé]n|obtener|descarga(?:r)?|download) (?:outlook|bluemail|yahoo mail|aol|spark|the \w+ app)\b.{0,100}$/i,
  /^(?:yahoo|aol|fast|zoho|proton) ?mail\b.{0,100}$/i,
  /^.{0,100}\b(?:virus(?:es)?|malware|anti-?spam)\b.{0,100}$/i,
  /^please excuse\b.{0,100}$/i,
  /^<?(?:https?:\/\/\S+|(?:[\w-]+\.){1,4}(?:com|net|org|info|es|mx|us|example)(?:\/\S*)?)>?$/i,
  /^<?\S+@\S+\.\S+>?$/,
  /^(?:(?:tel|phone|cell|mobile|m[oó]vil|tel[eé]fono|cel)[.:]{0,2} ?)?\+?[\d\s().-]{7,20}$/i,
  /^[\p{P}\s]+$/u,
];

/** Returns the lines of a message's new part that its person wrote, without a signature and what programs add. */
const findOwnLines = (body: string): string[] => {
  const [above = ''] = body.split(/^-- ?$/m, 1);
  return (above.trim() ? above : body)
    .split(/\n[^\S\n]*\n/)
    .filter((paragraph) => !addedParagraphs.some((added) => added.test(paragraph.trim())))
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line && !addedLines.some((added) => added.test(line)));
};

/** A name as people put it below. */
const isName = (line: string) =>
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3},?$/u.test(line) &&
  classifyOptOut(line).result === 'neither';

/** Joins the lines that a program broke: a long one that goes on in small letters. */
const unwrap = (lines: readonly string[]): string =>
  lines.join('\n').replace(/(?<=[^\n]{50})\n(?=\p{Ll})/gu, ' ');

const prefixes = /^(?:\s*(?:(?:re|rv|fwd?|aw|sv|tr)\s*:|\[[^\]]*\]))+/i;
const isReply = (subject: string) => prefixes.exec(subject)?.[0].includes(':') === true;

/** An absence note says more than this. */
const mostWords = 25;

type Words = { subject?: string | undefined; body: string; automatic?: boolean | undefined };

/**
 * Decides whether an e-mail asks us to stop, by its new part, and by its subject, which counts alone where the new part
 * says nothing. Of a message that looks automatic, only a few words count.
 */
export const classifyMail = ({ subject = '', body, automatic }: Words): OptOut => {
  const lines = findOwnLines(body);
  const whole = classifyOptOut(unwrap(lines));
  const withoutNames = unwrap(lines.filter((line) => !isName(line)));
  const byBody = whole.result === 'neither' ? classifyOptOut(withoutNames) : whole;
  const bySubject = classifyOptOut(subject.replace(prefixes, ''));
  const isShort = lines.join(' ').split(' ').length <= mostWords;
  if (automatic && !isShort) return classifyOptOut('');
  if (byBody.result === 'withdrawal' || bySubject.result === 'neither') return byBody;
  if (lines.every(isName)) return bySubject;
  // The subject of an answer is an earlier message's.
  return byBody.result === 'hold' || isReply(subject) ? byBody : { ...bySubject, result: 'hold' };
};
