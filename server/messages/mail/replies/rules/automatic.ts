import type { ParsedMail } from '../parse-mail';

/** The headers by which programs mark their messages, with the values that mean it. RFC 3834 and its habits. */
const marks: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /^\s*(?:bulk|junk|list|auto[_-]?reply)\b/i,
  'x-autoreply': /^/,
  'x-autorespond': /^/,
  'x-autoresponder': /^/,
  'x-auto-reply-from': /^/,
  'x-mail-autoreply': /^/,
  // Exchange writes it on absence notes; from people it never comes.
  'x-auto-response-suppress': /\b(?:all|oof|autoreply|dr|rn|nrn)\b/i,
  'x-ms-exchange-generated-message-source': /^/,
  'x-ms-exchange-inbox-rules-loop': /^/,
  'x-loop': /^/,
  'list-id': /^/,
  'list-unsubscribe': /^/,
  'feedback-id': /^/,
  'return-path': /^\s*<>\s*$/,
  'content-type': /^\s*multipart\/report\b/i,
  'x-failed-recipients': /^/,
};

/** Mailboxes that no person writes from. */
const programs =
  /^(?:mailer-?daemon|postmaster|no-?reply|do-?not-?reply|noresponder|bounces?|autorespond(?:er)?|auto-?reply|notifications?)(?:[+.@-]|$)/i;

/** Subjects of absence notes from programs that mark nothing. They decide nothing else. */
const subjects =
  /^(?:auto(?:matic|matisch|mated)?[ -]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|autorespuesta|fuera de (?:la )?oficina|abwesenheit|automatische antwort|r[ée]ponse automatique)\b/i;

/** Returns true for a message that a program wrote, such as an absence note: it is no answer, and gets none. */
export const isAutomatic = ({
  headers,
  from,
  subject,
}: Pick<ParsedMail, 'headers' | 'from' | 'subject'>): boolean =>
  programs.test(from) ||
  subjects.test(subject.trim()) ||
  headers.some(([name, value]) => marks[name]?.test(value) ?? false);
