import { expect, test } from 'vitest';
import { findState, isClosed, type LeadFacts } from '../../../shared/lead-state';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-03-10T18:00:00Z');
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

/** Times as markers, because how they are written depends on the reader. */
const times = {
  ago: (at: string) => `${Math.round((now - Date.parse(at)) / hour)} h ago`,
  spoken: (at: string) => `today, ${at.slice(11, 16)}`,
  promise: (at: string) => `at ${at.slice(11, 16)}`,
  day: (at: string) => at.slice(0, 10),
};

type Lead = LeadFacts['lead'];
type Message = LeadFacts['messages'][number];

const say = ({ lead, ...facts }: Partial<Omit<LeadFacts, 'lead'>> & { lead?: Partial<Lead> }) =>
  findState(
    {
      lead: { status: 'New', statusReason: '', createdAt: ago(30), ...lead },
      ...{ calls: [], messages: [], isHeld: false, ...facts },
    },
    times,
  );

const message = (hours: number, more: Partial<Message> = {}): Message => ({
  ...{
    id: '',
    at: ago(hours),
    direction: 'in',
    channel: 'text',
    state: 'received',
    by: '',
    text: 'Can I come by?',
  },
  ...more,
});
const ours = (hours: number, more: Partial<Message> = {}) =>
  message(hours, { direction: 'out', state: 'delivered', by: 'Sam Okafor', text: 'Hello', ...more });
const call = (hours: number, outcome: LeadFacts['calls'][number]['outcome']) => ({ at: ago(hours), outcome });
const waits = { waitingSince: ago(30) };

test('a hold comes before everything else, and only while it is undecided', () => {
  const messages = [message(1, { id: 'asked', text: 'Please leave me alone' })];
  const unanswered = 'asked';
  expect(say({ isHeld: true, messages, unanswered, lead: { status: 'Turned down' } }).text).toBe(
    'On hold: did they ask us to stop?',
  );
  expect(say({ messages, unanswered }).kind).toBe('wrote');
});

test('what they wrote stands there while it waits in the inbox, and names the channel to reply by', () => {
  const theirs = message(4, { id: 'asked', channel: 'email', text: ' Can I\ncome by Thursday? ' });
  const wrote = { kind: 'wrote', text: 'Wrote 4 h ago: “Can I come by Thursday?”', channel: 'email' };
  const unanswered = 'asked';
  expect(say({ messages: [theirs], unanswered })).toEqual(wrote);
  expect(say({ messages: [theirs, ours(3)], unanswered })).toEqual(wrote);
  expect(say({ messages: [theirs] }).kind).not.toBe('wrote');
  const long = message(1, { id: 'asked', text: 'word '.repeat(40) });
  expect(say({ messages: [long], unanswered }).text).toMatch(/^.{60,110}\.\.\.”$/);
  expect(say({ messages: [message(2, { id: 'asked', text: '' })], unanswered }).text).toBe('Wrote 2 h ago');
});

test('who waits is promised what they asked for; a receipt is no answer, and neither is a message on another channel', () => {
  const callBy = '2026-03-10T22:00:00Z';
  expect(say({ lead: waits }).text).toBe('Waits for a first call');
  expect(say({ lead: { ...waits, callBy } }).text).toBe('Waits for a first call, promised by at 22:00');
  const askedLead = { ...waits, callBy, answerBy: 'email' };
  const promised = 'Waits for a first e-mail, promised by at 22:00';
  expect(say({ lead: askedLead }).text).toBe(promised);
  const receipt = ours(29, { channel: 'email', by: '' });
  expect(say({ lead: askedLead, messages: [receipt] }).text).toBe(promised);
  expect(say({ lead: askedLead, messages: [ours(3)] }).text).toBe(promised);
  expect(say({ lead: askedLead, messages: [ours(3, { channel: 'email', state: 'refused' })] }).text).toBe(
    promised,
  );
  expect(say({ lead: askedLead, messages: [receipt, ours(3, { channel: 'email' })] }).text).toBe(
    'E-mailed today, 15:00',
  );
  expect(say({ lead: { ...waits, answerBy: 'text' } }).text).toBe('Waits for a first text');
});

test('a call that nobody took is a try and no answer; tries count since someone was last reached', () => {
  const lead = { status: 'Contacted' } as const;
  expect(say({ lead, calls: [call(2, 'No answer')] }).text).toBe('Tried once, no answer, 16:00');
  expect(say({ lead, calls: [call(2, 'Voicemail'), call(5, 'No answer')] }).text).toBe(
    'Tried twice, no answer, 16:00',
  );
  const calls = [call(9, 'Voicemail'), call(8, 'Reached'), call(3, 'Voicemail'), call(2, 'No answer')];
  expect(say({ lead, calls }).text).toBe('Tried twice, no answer, 16:00');
  expect(say({ lead, calls: [1, 2, 3].map((hours) => call(hours, 'No answer')) }).text).toBe(
    'Tried 3 times, no answer, 17:00',
  );
  expect(say({ lead, calls, messages: [ours(1)] }).kind).toBe('tried');
});

test('a call that reached them was spoken; a number that is wrong says so until someone corrects it', () => {
  const lead = { status: 'Contacted' } as const;
  expect(say({ lead, calls: [call(5, 'Voicemail'), call(2, 'Reached')] }).text).toBe('Spoke today, 16:00');
  expect(say({ lead, calls: [call(2, 'Asked to call back')] }).text).toBe('Spoke today, 16:00');
  const calls = [call(2, 'Wrong number')];
  expect(say({ lead: { ...lead, phoneMark: 'Wrong number' }, calls }).text).toBe('Wrong number, 16:00');
  expect(say({ lead, calls }).kind).toBe('tried');
  expect(
    say({ lead: { ...lead, phoneMark: 'Do not call' }, calls: [call(2, 'Asked not to be called')] }).text,
  ).toBe('Asked not to be called, 16:00');
});

test('an ended lead says how it ended, whatever was spoken before; only one that is turned down or referred is closed', () => {
  const calls = [call(2, 'Reached')];
  const signed = { how: 'paper', at: '2026-03-09T10:00:00Z', by: 'Sam' } as const;
  expect(say({ lead: { status: 'Signed', signed }, calls }).text).toBe('Signed 2026-03-09');
  expect(say({ lead: { status: 'Signed' }, calls }).text).toBe('Signed');
  const turnedDown = { status: 'Turned down', statusReason: 'too much time' } as const;
  expect(say({ lead: turnedDown, calls }).text).toBe('Turned down: too much time');
  expect(say({ lead: { status: 'Referred out' }, calls }).text).toBe('Referred out');
  const messages = [message(1, { id: 'asked' })];
  expect(say({ lead: turnedDown, messages, unanswered: 'asked' }).kind).toBe('wrote');
  expect(
    (['New', 'Signed', 'Turned down', 'Referred out'] as const).map((status) => isClosed({ status })),
  ).toEqual([false, false, true, true]);
});

test('a lead without calls, messages or a wait says since when it is as it is', () => {
  expect(say({ lead: { status: 'Qualified', firstContactAt: ago(20) } }).text).toBe('Qualified 2026-03-09');
  expect(say({}).text).toBe('Received 2026-03-09');
  expect(say({ lead: { status: 'Contacted' }, messages: [ours(2)] }).text).toBe('Texted today, 16:00');
});
