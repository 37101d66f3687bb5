import type { ClientRecord } from './schemas/client';
import { type CallOutcome, spokenOutcomes } from './schemas/desk';
import { failedStates, type MessageRecord } from './schemas/message';

/** The first answer to a lead, by the way that the person asked for. */
export const firstAnswers = {
  call: { kind: 'call', what: 'First call' },
  text: { kind: 'text', what: 'First text' },
  email: { kind: 'email', what: 'First e-mail' },
} as const;
type Way = keyof typeof firstAnswers;

export const findWay = (answerBy: string | undefined): Way =>
  answerBy === 'text' || answerBy === 'email' ? answerBy : 'call';

type Lead = Pick<
  ClientRecord,
  | 'status'
  | 'statusReason'
  | 'waitingSince'
  | 'callBy'
  | 'answerBy'
  | 'firstContactAt'
  | 'phoneMark'
  | 'signed'
  | 'createdAt'
>;
type Message = Pick<MessageRecord, 'id' | 'at' | 'direction' | 'channel' | 'state' | 'by' | 'text'>;

/** The facts about a lead, with its calls and messages in any order. */
export type LeadFacts = {
  lead: Lead;
  calls: readonly { at: string; outcome: CallOutcome }[];
  messages: readonly Message[];
  /** They may have asked us to stop, and nobody has decided it. */
  isHeld: boolean;
  /** The person's message that waits for an answer in the inbox. */
  unanswered?: string | undefined;
};

/** The times as a reader sees them: `4 min ago`, `today, 1:38 PM`, `Tue 5 PM`, `Nov 30`. */
type SaidTimes = Record<'ago' | 'spoken' | 'promise' | 'day', (at: string) => string>;

export type LeadState = {
  kind: 'held' | 'wrote' | 'waits' | 'marked' | 'tried' | 'spoke' | 'written' | 'ended' | 'none';
  text: string;
  /** The channel for a reply to their message. */
  channel?: Message['channel'];
};

const isSpoken = ({ outcome }: { outcome: CallOutcome }) => spokenOutcomes.includes(outcome);

const byTime = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at);

/** True for a message by staff that did not fail. An automatic message has no author and answers nothing. */
const isWritten = ({ direction, by, state }: Message) =>
  direction === 'out' && by !== '' && !failedStates.has(state);

const longestWords = 80;
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords).trimEnd()}...` : line;
};

const counts = ['', 'once', 'twice'];
const endings: Partial<Record<Lead['status'], (lead: Lead, times: SaidTimes) => string>> = {
  Signed: ({ signed }, { day }) => (signed ? `Signed ${day(signed.at)}` : 'Signed'),
  'Turned down': ({ statusReason }) => (statusReason ? `Turned down: ${statusReason}` : 'Turned down'),
  'Referred out': () => 'Referred out',
};

/** True while nobody has to do anything more for the person. */
export const isClosed = ({ status }: Pick<Lead, 'status'>): boolean =>
  status === 'Turned down' || status === 'Referred out';

/** Returns the one sentence that says how things stand with a lead: the first that is true. */
export const findState = (facts: LeadFacts, times: SaidTimes): LeadState => {
  const { lead, isHeld } = facts;
  if (isHeld) return { kind: 'held', text: 'On hold: did they ask us to stop?' };
  const unanswered = facts.messages.find(({ id }) => id === facts.unanswered);
  if (unanswered) {
    const words = shorten(unanswered.text);
    const text = `Wrote ${times.ago(unanswered.at)}${words && `: “${words}”`}`;
    return { kind: 'wrote', text, channel: unanswered.channel };
  }
  const ending = endings[lead.status]?.(lead, times);
  if (ending) return { kind: 'ended', text: ending };
  const way = findWay(lead.answerBy);
  const written = facts.messages.filter(isWritten).toSorted(byTime);
  // A person who asked for an e-mail waits for one, even after a text.
  if (lead.waitingSince && !written.some(({ channel }) => channel === way)) {
    const promise = lead.callBy ? `, promised by ${times.promise(lead.callBy)}` : '';
    return { kind: 'waits', text: `Waits for a ${firstAnswers[way].what.replace('F', 'f')}${promise}` };
  }
  const calls = facts.calls.toSorted(byTime);
  const last = calls.at(-1);
  if (last && isSpoken(last)) return { kind: 'spoke', text: `Spoke ${times.spoken(last.at)}` };
  if (last) {
    const at = times.spoken(last.at).replace('today, ', '');
    if (lead.phoneMark) return { kind: 'marked', text: `${last.outcome}, ${at}` };
    const tries = calls.length - 1 - calls.findLastIndex(isSpoken);
    return { kind: 'tried', text: `Tried ${counts[tries] ?? `${tries} times`}, no answer, ${at}` };
  }
  const message = written.at(-1);
  if (message)
    return {
      kind: 'written',
      text: `${message.channel === 'email' ? 'E-mailed' : 'Texted'} ${times.spoken(message.at)}`,
    };
  return lead.firstContactAt
    ? { kind: 'none', text: `${lead.status} ${times.day(lead.firstContactAt)}` }
    : { kind: 'none', text: `Received ${times.day(lead.createdAt)}` };
};
