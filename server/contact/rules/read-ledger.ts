import {
  type ConsentAnswer,
  type ContactChannel,
  getGrade,
  numberConfirmations,
} from '../../../shared/schemas/consent';
import type { Setting } from '../../../shared/settings';
import type { ConsentDoc } from '../../proof/consent.model';
import { confirmationText, stopsChannel } from './revocation';

/** What the ledger knows of a lead. What forbids counts for whoever has its number or address; what opens, for itself. */
export type LeadLedger = {
  /** Entries that name its number, its address or the lead itself, in the order of time. */
  entries: readonly ConsentDoc[];
  /** Its own id, and those of leads that were merged into it. */
  ownIds: readonly string[];
  /** The keyed hash of its number. */
  phoneKeys: readonly string[];
  /** Of its leads whose vendor's claim counts for calls by machine, the moment than which it must not be older. */
  claimsSince: ReadonlyMap<string, number>;
};

/** What the rules are read with: the firm that a wording has to name, and what the firm switched on. */
export type Ground = { firm: string; switches: Setting<'contact'> };

type Answered = ConsentDoc & { record: ConsentAnswer };
/** The channels that need a consent. */
type ByConsent = Exclude<ContactChannel, 'call' | 'email'>;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What a wording has to speak of, in the languages of our own ones. */
const ofTexts = / (texts?|sms|mensajes?) /;
const spokenOf: Record<ByConsent, RegExp> = {
  text: ofTexts,
  autotext: ofTexts,
  autocall: / (calls?|llamar|llamarme|llamadas?) /,
};

/** A whole wording names the firm and speaks of the channel. */
export const isWhole = (text: string, firm: string, channel: ByConsent): boolean =>
  words(text).includes(words(firm)) && spokenOf[channel].test(words(text));

const isOwn = ({ ownIds }: LeadLedger, { clientId }: Pick<ConsentDoc, 'clientId'>) =>
  clientId !== undefined && ownIds.includes(clientId);

/** The lead's own yes to a channel, for the number that it has now. */
const answersTo = (ledger: LeadLedger, channel: ByConsent, firm: string): Answered[] =>
  ledger.entries.filter(
    (entry): entry is Answered =>
      entry.record?.kind === 'answer' &&
      entry.record.granted &&
      isOwn(ledger, entry) &&
      ledger.phoneKeys.some((key) => entry.keys.includes(key)) &&
      isWhole(entry.record.text, firm, channel),
  );

const getConfirmations = (ledger: LeadLedger, { _id }: ConsentDoc): ConsentDoc[] =>
  ledger.entries.filter(
    (entry) => entry.record?.kind === 'confirmation' && entry.record.answerId === _id && isOwn(ledger, entry),
  );

/** What staff let a vendor's claim count for has an age, and a claim of the future has none. */
const isClaimCounted = ({ claimsSince }: LeadLedger, { at, record }: Answered): boolean => {
  const since = claimsSince.get(record.clientId);
  const claimed = Date.parse(record.vendor?.consentAt ?? '');
  return since !== undefined && claimed >= since && claimed <= at.getTime();
};

/** Whether the person agreed to texts, or to calls by machine, in a way that the firm can show. */
export const isConsented = (ledger: LeadLedger, channel: ByConsent, { firm }: Ground): boolean =>
  answersTo(ledger, channel, firm).some((answer) => {
    const grade = getGrade(answer.record);
    if (grade === 'submitted') return getConfirmations(ledger, answer).length > 0;
    // Carriers bar texts on the ground of a consent that somebody else collected.
    if (grade === 'claimed') return channel === 'autocall' && isClaimCounted(ledger, answer);
    return true;
  });

const confirmsNumber: readonly string[] = numberConfirmations;

/**
 * Whether the number that stands at the lead now confirmed itself there. A mailbox confirms no number, another lead's
 * number is another person's word, and a number that is changed loses what it had.
 */
export const isNumberConfirmed = (ledger: LeadLedger): boolean =>
  ledger.entries.some(
    (entry) =>
      entry.record?.kind === 'confirmation' &&
      entry.record.phoneNumber !== undefined &&
      confirmsNumber.includes(entry.record.by) &&
      isOwn(ledger, entry) &&
      ledger.phoneKeys.some((key) => entry.keys.includes(key)),
  );

const minute = 60 * 1000;
const toMinute = (at: Date) => Math.floor(at.getTime() / minute);

/** Whether the person asked after a withdrawal; what they said is written down by the minute. */
export const isAskedLater = (askedAt: Date, stoppedAt: Date): boolean =>
  toMinute(askedAt) >= toMinute(stoppedAt);

/** A request to be left alone, and whom it names. */
type Stop = Pick<ConsentDoc, 'at' | 'keys' | 'clientId'>;

const sharesKey = (one: Pick<ConsentDoc, 'keys'>, other: Pick<ConsentDoc, 'keys'>) =>
  one.keys.some((key) => other.keys.includes(key));

/** Staff wrote down that the person who had asked for it asked for contact again. */
const isReopened = (ledger: LeadLedger, channel: ContactChannel, stop: Stop): boolean =>
  ledger.entries.some((entry) => {
    const { record, at } = entry;
    if (record?.kind !== 'reopening' || !isOwn(ledger, entry)) return false;
    // The number may have become another person's since, whom nobody asked.
    const isOfThem = isOwn(ledger, stop) || sharesKey(entry, stop);
    const isLater = at > stop.at && isAskedLater(new Date(record.askedAt), stop.at);
    return isOfThem && isLater && (!record.channel || record.channel === channel);
  });

/** Sources of withdrawals that did not come by the telephone; a word of any other source came, or may have come, by it. */
const offTheTelephone: readonly string[] = ['visitor', 'link', 'mail', 'person'];

/**
 * What the number asked for, a mailbox does not take back, although both stand at the lead: whoever has that mailbox may
 * have typed in somebody else's number.
 */
const takesBack = ({ record, ...confirmation }: ConsentDoc, withdrawal: ConsentDoc): boolean => {
  const isByNumber = record?.kind === 'confirmation' && record.phoneNumber !== undefined;
  const source = withdrawal.record?.kind === 'withdrawal' ? withdrawal.record.source : '';
  return sharesKey(confirmation, withdrawal) && (isByNumber || offTheTelephone.includes(source));
};

/** A later yes in our form that was confirmed at the very number or mailbox which the withdrawal names. */
const isTakenBack = (ledger: LeadLedger, withdrawal: ConsentDoc, { firm }: Ground): boolean =>
  answersTo(ledger, 'text', firm).some(
    (answer) =>
      answer.at > withdrawal.at &&
      getGrade(answer.record) === 'witnessed' &&
      getConfirmations(ledger, answer).some((confirmation) => takesBack(confirmation, withdrawal)),
  );

/** The first withdrawal of a channel that nothing has ended. */
export const getWithdrawal = (
  ledger: LeadLedger,
  channel: ContactChannel,
  ground: Ground,
): ConsentDoc | undefined =>
  ledger.entries.find((entry) => {
    if (entry.kind !== 'withdrawal') return false;
    // Of somebody who was erased nothing but the withdrawal is left, and holds.
    const named = entry.record?.kind === 'withdrawal' ? entry.record.channel : entry.channel;
    return (
      stopsChannel(named, channel, ground.switches) &&
      !isReopened(ledger, channel, entry) &&
      !isTakenBack(ledger, entry, ground)
    );
  });

/** Whether the person asked the desk not to be called, and staff have not written down that they asked for it again. */
export const isToldNotToCall = (ledger: LeadLedger, channel: ContactChannel, askedAt: Date | undefined) =>
  askedAt !== undefined &&
  channel !== 'email' &&
  !isReopened(ledger, channel, { at: askedAt, keys: [...ledger.phoneKeys] });

/** Until when one text may confirm to a person who had agreed to texts that there will be no more of them. */
export const confirmableUntil = (ledger: LeadLedger, ground: Ground, at: number): Date | undefined => {
  const withdrawal = getWithdrawal(ledger, 'text', ground);
  if (!withdrawal || !isConsented(ledger, 'text', ground)) return undefined;
  const until = new Date(withdrawal.at.getTime() + confirmationText.minutes * minute);
  return until.getTime() > at ? until : undefined;
};
