import type { MailSettings } from '../../deps';
import { getDomain } from '../../message-name';
import type { ParsedMail } from '../parse-mail';

/** Providers at which anyone has an address. */
const publicHosts =
  /^(?:gmail|googlemail|googlegroups|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|icloud|me|mac|proton|protonmail|pm|gmx|zoho|zohomail|mail|fastmail|comcast|att|sbcglobal|verizon|cox|charter|earthlink)\.(?:com|net|org|me|de|us|eu|es|co\.\w+|com\.\w+)$/;

/** The names on our side of a message's route. */
export type OwnNames = {
  /** True for the address of a mailbox that the firm sends from, reads, or has its news in. */
  isMailbox: (address: string) => boolean;
  /** True if a text names a mailbox, a list or a domain of ours. */
  isNamed: (text: string) => boolean;
};

const withoutTag = (address: string) => address.toLowerCase().replace(/\+[^@]*/, '');

export const findOwnNames = (
  { from, replyTo = '', staff, imap }: Pick<MailSettings, 'from' | 'replyTo' | 'staff' | 'imap'>,
  origin: string,
): OwnNames => {
  const user = imap ? decodeURIComponent(new URL(imap.url).username) : '';
  const mailboxes = [from, replyTo, staff, user]
    .map((text) => withoutTag(/[^\s<]+@[^\s>]+/.exec(text)?.[0] ?? ''))
    .filter(Boolean);
  const hosts = [...mailboxes.map(getDomain), new URL(origin).hostname.replace(/^www\./, '')];
  const domains = hosts
    .map((host) => host.toLowerCase())
    .filter((host) => host.includes('.') && !publicHosts.test(host));
  const isMailbox = (address: string) => mailboxes.includes(withoutTag(address));
  const isOurs = (name: string) => {
    // The id of a list writes `help@a.example` as `help.a.example`.
    if (isMailbox(name) || mailboxes.some((mailbox) => mailbox.replace('@', '.') === name)) return true;
    const host = name.slice(name.lastIndexOf('@') + 1);
    return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  };
  return {
    isMailbox,
    isNamed: (text) => (text.toLowerCase().match(/[\w.+*=%-]+(?:@[\w.-]+)?/g) ?? []).some(isOurs),
  };
};

type Headers = Pick<ParsedMail, 'headers'>;

const getValues = ({ headers }: Headers, names: readonly string[]) =>
  names.flatMap((name) => headers.filter(([one]) => one === name).map(([, value]) => value));

/** Returns true for a message that came through a list or group of ours, and through no other list. */
export const isOwnList = (parsed: Headers, { isNamed }: OwnNames): boolean => {
  const ids = getValues(parsed, ['list-id']).map((value) => /<([^<>]*)>\s*$/.exec(value)?.[1] ?? value);
  if (ids.length > 0) return ids.every(isNamed);
  return getValues(parsed, ['list-post', 'mailing-list', 'x-beenthere']).some(isNamed);
};

/** Returns true for a message that a rule of our own mailbox in Exchange forwarded: it writes marks of its own. */
export const isOwnForward = (parsed: Headers, { isNamed }: OwnNames): boolean =>
  getValues(parsed, ['x-ms-exchange-inbox-rules-loop']).some(isNamed);

/** Headers in which a list that writes its own address into `From` keeps the sender's. Anyone can forge them. */
const originals = ['x-original-from', 'original-from', 'author', 'x-original-sender'];

/**
 * Returns the address of a message's author. Where a list or group of ours put its own address into `From`, because of
 * DMARC, the author's is in another header.
 */
export const findAuthor = (parsed: Headers & Pick<ParsedMail, 'from'>, own: OwnNames): string => {
  const { from } = parsed;
  if (from && (!own.isNamed(from) || from.includes(', '))) return from;
  const isList = !from || own.isMailbox(from) || isOwnList(parsed, own);
  return (
    getValues(parsed, isList ? [...originals, 'reply-to'] : originals)
      .flatMap((value) => value.replace(/"[^"]*"/g, '').match(/[^\s<>,;:]{1,64}@[^\s<>,;:]{1,189}/g) ?? [])
      .find((address) => !own.isNamed(address)) ?? from
  );
};
