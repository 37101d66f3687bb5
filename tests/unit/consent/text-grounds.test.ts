import { expect, test } from 'vitest';
import { createGate } from '../../../server/contact/gate';
import type { LeadFacts } from '../../../server/contact/lead-facts';
import type { Ground, LeadLedger } from '../../../server/contact/rules/read-ledger';
import type { ConsentRecord } from '../../../shared/schemas/consent';

const minute = 60_000;
const ground: Ground = {
  firm: 'Harbor Injury',
  switches: { revokeAll: false, quietMail: false, replyHours: 72 },
};
const bools = [true, false];
/** The hours, and where the person is: California from 8 to 21; Miami from 8 to 20. */
const places = {
  CA: { opens: 8, closes: 21, offset: '-08:00', phoneNumber: '(415) 555-0132' },
  FL: { opens: 8, closes: 20, offset: '-05:00', phoneNumber: '(305) 555-0132' },
} as const;

const agreements = [undefined, 'submitted', 'witnessed'] as const;
const confirmations = [undefined, 'call', 'text', 'code'] as const;
const minutesAgo = [undefined, 10, 40, 73 * 60] as const;

type Standing = {
  suppressed: boolean;
  withdrawn: boolean;
  wrongNumber: boolean;
  agreed: (typeof agreements)[number];
  confirmed: (typeof confirmations)[number];
  wrote: (typeof minutesAgo)[number];
};

const standings: Standing[] = bools.flatMap((suppressed) =>
  bools.flatMap((withdrawn) =>
    bools.flatMap((wrongNumber) =>
      agreements.flatMap((agreed) =>
        confirmations.flatMap((confirmed) =>
          minutesAgo.map((wrote) => ({ suppressed, withdrawn, wrongNumber, agreed, confirmed, wrote })),
        ),
      ),
    ),
  ),
);

const lastYear = new Date('2025-11-18T20:00:00Z');

/** An entry of the ledger about the lead and its number. */
const entry = (_id: string, record: object, at = lastYear) => ({
  ...{ _id, kind: (record as ConsentRecord).kind, clientId: 'lead', at, keys: ['phone'] },
  record: { id: _id, clientId: 'lead', ...record } as ConsentRecord,
});

const toFacts = (of: Standing, at: number): LeadFacts => {
  const entries = [
    ...(of.agreed
      ? [
          entry('agreed', {
            kind: 'answer',
            granted: true,
            evidence: of.agreed,
            text: 'Harbor Injury may call and text me.',
          }),
        ]
      : []),
    ...(of.confirmed
      ? [entry('confirmed', { kind: 'confirmation', by: of.confirmed, phoneNumber: '+14155550132' })]
      : []),
    ...(of.withdrawn ? [entry('stop', { kind: 'withdrawal', channel: 'text', source: 'stop' })] : []),
    ...(of.wrote ? [entry('wrote', { kind: 'inbound' }, new Date(at - of.wrote * minute))] : []),
  ];
  const ledger: LeadLedger = { entries, ownIds: ['lead'], phoneKeys: ['phone'], claimsSince: new Map() };
  const { suppressed, wrongNumber } = of;
  return { ledger, suppressed, wrongNumber, held: false, attempts: [], at };
};

type Expected = { reason: string | undefined; groundId?: string | undefined } | undefined;
type Hour = { isOpen: boolean };
const strongest = ({ suppressed, withdrawn, wrongNumber }: Standing): string | undefined =>
  suppressed ? 'SUPPRESSED' : withdrawn ? 'WITHDRAWN' : wrongNumber ? 'WRONG_NUMBER' : undefined;

/** The answers that the table must give, written again in other words. */
const expectedAnswers = {
  /** By hand: on a consent that can be proven, or for 72 hours on the person's own text; at night only within 30 minutes. */
  text: (of: Standing, { isOpen }: Hour): Expected => {
    const hasConsent = of.agreed === 'witnessed';
    const isAnswer = of.wrote === 10 || of.wrote === 40;
    const reason =
      strongest(of) ??
      (hasConsent || isAnswer ? undefined : 'NO_CONSENT') ??
      (isOpen || of.wrote === 10 ? undefined : 'QUIET_HOURS');
    return { reason, ...(!reason && { groundId: hasConsent ? 'agreed' : 'wrote' }) };
  },
  /** Once, on our own form alone, while nothing confirmed the number, at the hours of automated texts. */
  confirmingText: (of: Standing, { isOpen }: Hour): Expected => {
    if (of.confirmed) return undefined;
    const reason =
      strongest(of) ??
      (of.agreed === 'witnessed' ? undefined : 'NO_CONSENT') ??
      (isOpen ? undefined : 'QUIET_HOURS');
    return { reason, ...(!reason && { groundId: 'agreed' }) };
  },
  /** By machine: on a consent and a confirmed number, at the hours of automated texts, whatever the person wrote. */
  automatedText: (of: Standing, { isOpen }: Hour): Expected => {
    const reason =
      strongest(of) ??
      (of.agreed === 'witnessed' ? undefined : 'NO_CONSENT') ??
      (of.confirmed ? undefined : 'NOT_CONFIRMED') ??
      (isOpen ? undefined : 'QUIET_HOURS');
    return { reason, ...(!reason && { groundId: 'agreed' }) };
  },
  /** A code that the person asked for: at any hour, if the number itself confirmed; what staff noted does not count. */
  code: (of: Standing): Expected => {
    const isConfirmed = of.confirmed === 'text' || of.confirmed === 'code';
    const reason = strongest(of) ?? (isConfirmed ? undefined : 'NO_CONSENT');
    return { reason, ...(!reason && { groundId: 'confirmed' }) };
  },
};

test.each(['text', 'automatedText', 'confirmingText', 'code'] as const)(
  'the ground of %s: every fact, every hour, in two states',
  (kind) => {
    let count = 0;
    for (const [state, { opens, closes, offset, phoneNumber }] of Object.entries(places))
      for (let hour = 0; hour < 24; hour++)
        for (const of of standings) {
          const at = Date.parse(`2026-11-18T${String(hour).padStart(2, '0')}:30:00${offset}`);
          const gate = createGate({ facts: toFacts(of, at), ground, lead: { phoneNumber, state }, at });
          const got = gate[kind]();
          const reason = got?.answer.reason;
          const groundId = got && !reason ? { groundId: got.groundId } : {};
          const isOpen = hour >= opens && hour < closes;
          expect(got && { reason, ...groundId }, JSON.stringify({ state, hour, ...of })).toEqual(
            expectedAnswers[kind](of, { isOpen }),
          );
          count++;
        }
    expect(count).toBe(2 * 24 * 8 * 3 * 4 * 4);
  },
);

test('after three calls in a day a person may be answered, but not called or texted first; for as long as the firm wants', () => {
  const at = Date.parse('2026-11-18T12:00:00-08:00');
  const lead = { phoneNumber: '(415) 555-0132', state: 'CA' };
  const standing = { suppressed: false, withdrawn: false, wrongNumber: false, confirmed: undefined };
  const ask = (wrote: (typeof minutesAgo)[number], replyHours = 72) => {
    const own = toFacts({ ...standing, agreed: 'witnessed', wrote }, at);
    const facts = { ...own, attempts: [1, 2, 3].map((hours) => at - hours * 60 * minute) };
    const gate = createGate({
      facts,
      ground: { ...ground, switches: { ...ground.switches, replyHours } },
      lead,
      at,
    });
    return [gate.ask('call').reason, gate.text().answer.reason];
  };
  expect(ask(undefined)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect(ask(10)).toEqual(['TOO_MANY_ATTEMPTS', undefined]);
  expect(ask(73 * 60)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect(ask(73 * 60, 96)).toEqual(['TOO_MANY_ATTEMPTS', undefined]);
});
