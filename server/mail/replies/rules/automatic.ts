import type { ParsedMail } from '../parse-mail';
import { isOwnForward, isOwnList, type OwnNames } from './own-names';

type Marks = Readonly<Record<string, RegExp>>;

/** The headers by which programs say that nobody wrote a message, with the values that mean it. RFC 3834 and its habits. */
const certain: Marks = {
  'auto-submitted': /^\s*auto-replied\b/i,
  precedence: /^\s*auto[_-]?reply\b/i,
  'x-autoreply': /^/,
  'x-autorespond': /^/,
  'x-autoresponder': /^/,
  'x-auto-reply-from': /^/,
  'x-mail-autoreply': /^/,
  'content-type': /^\s*multipart\/report\b/i,
  'x-failed-recipients': /^/,
};

/** Those that a rule which forwards a person's message also writes. */
const ofForwards: Marks = {
  'auto-submitted': /^(?!\s*no\b)/i,
  // Exchange writes it on absence notes; from people it never comes.
  'x-auto-response-suppress': /\b(?:all|oof|autoreply|dr|rn|nrn)\b/i,
  'x-ms-exchange-generated-message-source': /^/,
  'return-path': /^\s*<>\s*$/,
};

const ofLists: Marks = {
  precedence: /^\s*(?:bulk|list)\b/i,
  'list-id': /^/,
  'list-unsubscribe': /^/,
};

const others: Marks = { precedence: /^\s*junk\b/i };

/** Mailboxes that no person writes from. */
const programs =
  /^(?:mailer-?daemon|postmaster|no-?reply|do-?not-?reply|noresponder|bounces?|autorespond(?:er)?|auto-?reply|notifications?)(?:[+.@-]|$)/i;

/** Returns true for the address of a program: nobody reads an answer to it. */
export const isProgramAddress = (address: string): boolean => programs.test(address);

/** Subjects of absence notes from programs that mark nothing. They decide nothing else. */
const subjects =
  /^(?:auto(?:matic|matisch|mated)?[ -]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|autorespuesta|fuera de (?:la )?oficina|abwesenheit|automatische antwort|r[ée]ponse automatique)\b/i;

type Message = Pick<ParsedMail, 'headers' | 'from' | 'subject'>;

const nobody: OwnNames = { isMailbox: () => false, isNamed: () => false };

const hasMark = ({ headers }: Message, marks: Marks) =>
  headers.some(([name, value]) => marks[name]?.test(value) ?? false);

/** Rules leave the name of their mailbox, lest a message goes round in circles: the author's own is an absence note. */
const hasLoopOf = ({ headers, from }: Message, { isNamed }: OwnNames) =>
  headers.some(
    ([name, value]) =>
      (name === 'x-loop' && !isNamed(value)) ||
      (name === 'x-ms-exchange-inbox-rules-loop' &&
        from !== '' &&
        value.toLowerCase().includes(from.toLowerCase())),
  );

/** Returns true for a message that certainly no person wrote. */
export const isProgram = (message: Message): boolean => {
  const { headers, from } = message;
  // A form on a web site sends from an address of its own, and answers go to the person.
  const answersTo = headers.find(([name]) => name === 'reply-to')?.[1] ?? '';
  const isForm = answersTo.includes('@') && !answersTo.includes(from) && !/no-?reply/i.test(answersTo);
  return hasMark(message, certain) || (isProgramAddress(from) && !isForm);
};

/**
 * Returns true for a message that a program seems to have written, such as an absence note: it is no answer, and gets
 * none. What our own lists and rules wrote into it says nothing.
 */
export const isAutomatic = (message: Message, own: OwnNames = nobody): boolean =>
  isProgramAddress(message.from) ||
  subjects.test(message.subject.trim()) ||
  hasMark(message, certain) ||
  hasMark(message, others) ||
  hasLoopOf(message, own) ||
  (!isOwnForward(message, own) && hasMark(message, ofForwards)) ||
  (!isOwnList(message, own) && hasMark(message, ofLists));
