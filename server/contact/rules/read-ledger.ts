import { minute } from '../../../shared/durations';
import {
  type ConsentAnswer,
  type ContactChannel,
  getGrade,
  numberConfirmations,
} from '../../../shared/schemas/consent';
import type { Setting } from '../../../shared/settings';
import type { ConsentDoc } from '../../proof/consent.model';
import { confirmationText, stopsChannel } from './revocation';

/**
 * The ledger's entries about a lead. Entries that forbid count for everyone with its number or address; entries that
 * allow count only for the lead itself.
 */
export type LeadLedger = {
  /** Entries that name its number, its address or the lead itself, in order of time. */
  entries: readonly ConsentDoc[];
  /** Its own ID, and those of leads merged into it. */
  ownIds: readonly string[];
  /** The keyed hashes of its number, one for each spelling. */
  phoneKeys: readonly string[];
  /** The leads whose vendor's claim counts for autodialed calls, each with the time before which a claim is too old. */
  claimsSince: ReadonlyMap<string, number>;
};

/** The context of the rules: the firm, which a wording must name, and the firm's switches. */
export type Ground = { firm: string; switches: Setting<'contact'> };

type Answered = ConsentDoc & { record: ConsentAnswer };
/** The channels that require consent. */
type ByConsent = Exclude<ContactChannel, 'call' | 'email'>;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The terms a wording must contain, in the languages of our own wordings. */
const ofTexts = / (texts?|sms|mensajes?) /;
const spokenOf: Record<ByConsent, RegExp> = {
  text: ofTexts,
  autotext: ofTexts,
  autocall: / (calls?|llamar|llamarme|llamadas?) /,
};

/** Returns true if a wording names the firm and covers the channel. */
export const isWhole = (text: string, firm: string, channel: ByConsent): boolean =>
  words(text).includes(words(firm)) && spokenOf[channel].test(words(text));

const isOwn = ({ ownIds }: LeadLedger, { clientId }: Pick<ConsentDoc, 'clientId'>) =>
  clientId !== undefined && ownIds.includes(clientId);

/** Returns the lead's own consents to a channel, for its current number. */
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

/** Staff set a maximum age for a vendor's claim; a claim from the future never counts. */
const isClaimCounted = ({ claimsSince }: LeadLedger, { at, record }: Answered): boolean => {
  const since = claimsSince.get(record.clientId);
  const claimed = Date.parse(record.vendor?.consentAt ?? '');
  return since !== undefined && claimed >= since && claimed <= at.getTime();
};

/** Returns the answer by which the person agreed to texts, or to autodialed calls, in a way that the firm can prove. */
export const findConsent = (
  ledger: LeadLedger,
  channel: ByConsent,
  { firm }: Ground,
): ConsentDoc | undefined =>
  answersTo(ledger, channel, firm).find((answer) => {
    const grade = getGrade(answer.record);
    if (grade === 'submitted') return getConfirmations(ledger, answer).length > 0;
    // Carriers block texts based on consent that someone else collected.
    if (grade === 'claimed') return channel === 'autocall' && isClaimCounted(ledger, answer);
    return true;
  });

export const isConsented = (...question: Parameters<typeof findConsent>): boolean =>
  findConsent(...question) !== undefined;

/**
 * Returns the newest text that the person sent from the lead's number, while it permits answers by hand. One that may
 * ask us to stop permits nothing.
 */
export const findInbound = (
  { entries, phoneKeys }: LeadLedger,
  at: number,
  { switches }: Pick<Ground, 'switches'>,
): ConsentDoc | undefined =>
  entries.findLast(
    ({ record, keys, at: sentAt }) =>
      record?.kind === 'inbound' &&
      !record.asksToStop &&
      phoneKeys.some((key) => keys.includes(key)) &&
      sentAt.getTime() > at - switches.replyHours * 60 * minute,
  );

/**
 * Returns what confirmed the lead's current number for this lead. A mailbox confirms no number, another lead's number is
 * another person's, and a changed number must be confirmed again.
 */
export const findNumberConfirmation = (
  ledger: LeadLedger,
  ways: readonly string[] = numberConfirmations,
): ConsentDoc | undefined =>
  ledger.entries.find(
    (entry) =>
      entry.record?.kind === 'confirmation' &&
      entry.record.phoneNumber !== undefined &&
      ways.includes(entry.record.by) &&
      isOwn(ledger, entry) &&
      ledger.phoneKeys.some((key) => entry.keys.includes(key)),
  );

export const isNumberConfirmed = (ledger: LeadLedger): boolean =>
  findNumberConfirmation(ledger) !== undefined;

const toMinute = (at: Date) => Math.floor(at.getTime() / minute);

/** Returns true if the person asked after a withdrawal. Staff record the time by the minute. */
export const isAskedLater = (askedAt: Date, stoppedAt: Date): boolean =>
  toMinute(askedAt) >= toMinute(stoppedAt);

/** A request to stop, and the keys it names. */
type Stop = Pick<ConsentDoc, 'at' | 'keys' | 'clientId'>;

const sharesKey = (one: Pick<ConsentDoc, 'keys'>, other: Pick<ConsentDoc, 'keys'>) =>
  one.keys.some((key) => other.keys.includes(key));

/** Returns true if staff recorded that the person who asked us to stop asked for contact again. */
const isReopened = (ledger: LeadLedger, channel: ContactChannel, stop: Stop): boolean =>
  ledger.entries.some((entry) => {
    const { record, at } = entry;
    if (record?.kind !== 'reopening' || !isOwn(ledger, entry)) return false;
    // The number may now belong to another person, who did not ask.
    const isOfThem = isOwn(ledger, stop) || sharesKey(entry, stop);
    const isLater = at > stop.at && isAskedLater(new Date(record.askedAt), stop.at);
    return isOfThem && isLater && (!record.channel || record.channel === channel);
  });

/** Sources of withdrawals that did not come by telephone. A withdrawal from any other source did, or may have. */
const offTheTelephone: readonly string[] = ['visitor', 'link', 'mail', 'person'];

/**
 * A mailbox cannot undo a withdrawal for the number, even if the lead has both: its owner may have entered someone
 * else's number.
 */
const takesBack = ({ record, ...confirmation }: ConsentDoc, withdrawal: ConsentDoc): boolean => {
  const isByNumber = record?.kind === 'confirmation' && record.phoneNumber !== undefined;
  const source = withdrawal.record?.kind === 'withdrawal' ? withdrawal.record.source : '';
  return sharesKey(confirmation, withdrawal) && (isByNumber || offTheTelephone.includes(source));
};

/** Returns what the number itself confirmed after an answer; a call is only what staff say of it. */
const getLaterConfirmations = (ledger: LeadLedger, { at }: ConsentDoc): ConsentDoc[] =>
  ledger.entries.filter(
    (entry) =>
      entry.record?.kind === 'confirmation' &&
      entry.record.by !== 'call' &&
      entry.record.phoneNumber !== undefined &&
      entry.at > at &&
      isOwn(ledger, entry),
  );

/**
 * Returns true if a later consent in our form was confirmed with the same number or mailbox that the withdrawal names.
 */
const isTakenBack = (ledger: LeadLedger, withdrawal: ConsentDoc, { firm }: Ground): boolean =>
  answersTo(ledger, 'text', firm).some(
    (answer) =>
      answer.at > withdrawal.at &&
      getGrade(answer.record) === 'witnessed' &&
      [...getConfirmations(ledger, answer), ...getLaterConfirmations(ledger, answer)].some((confirmation) =>
        takesBack(confirmation, withdrawal),
      ),
  );

/** Returns the first withdrawal of a channel that nothing has ended. */
export const getWithdrawal = (
  ledger: LeadLedger,
  channel: ContactChannel,
  ground: Ground,
): ConsentDoc | undefined =>
  ledger.entries.find((entry) => {
    if (entry.kind !== 'withdrawal') return false;
    // After an erasure only the withdrawal is left, and it stays in force.
    const named = entry.record?.kind === 'withdrawal' ? entry.record.channel : entry.channel;
    return (
      stopsChannel(named, channel, entry.at, ground.switches) &&
      !isReopened(ledger, channel, entry) &&
      !isTakenBack(ledger, entry, ground)
    );
  });

/** Returns true if the person asked the desk not to call, and staff have not recorded a later request for contact. */
export const isToldNotToCall = (ledger: LeadLedger, channel: ContactChannel, askedAt: Date | undefined) =>
  askedAt !== undefined &&
  channel !== 'email' &&
  !isReopened(ledger, channel, { at: askedAt, keys: [...ledger.phoneKeys] });

/** Returns until when one text may confirm to a person who had agreed to texts that there will be no more. */
export const confirmableUntil = (ledger: LeadLedger, ground: Ground, at: number): Date | undefined => {
  const withdrawal = getWithdrawal(ledger, 'text', ground);
  if (!withdrawal || !isConsented(ledger, 'text', ground)) return undefined;
  const until = new Date(withdrawal.at.getTime() + confirmationText.minutes * minute);
  return until.getTime() > at ? until : undefined;
};
