import { expect, test } from 'vitest';
import { areaCodes } from '../../../server/contact/rules/area-codes';
import { type ContactFacts, decideContact } from '../../../server/contact/rules/decide-contact';
import { federal, isHoliday } from '../../../server/contact/rules/holidays';
import { areaPlaces, zipPlaces } from '../../../server/contact/rules/places';
import { quietRules } from '../../../server/contact/rules/quiet-hours';
import { zipStates } from '../../../server/contact/rules/zip-codes';
import { contactChannels } from '../../../shared/schemas/consent';

/** Area codes within one state, for cases about that state alone. */
const phones: Record<string, string> = Object.fromEntries(
  `AL205 AK907 AZ602 CA415 CO303 CT203 FL305 GA404 HI808 IL312 IN317 KY502 LA504 MA617 MD410 ME207 MI313 MN612 MS601 NJ201 NM505 NV702 NY212 OH216 OK405 OR503 PA215 RI401 SD605 TN615 TX214 UT801 VA703 WA206 WY307 PR787`
    .split(' ')
    .map((one) => [one.slice(0, 2), one.slice(2)]),
);
const findPhone = (state: string) => `(${phones[state]}) 555-0132`;

const facts = (different: Partial<ContactFacts> & { time: string }): ContactFacts => {
  const { time, ...rest } = different;
  return {
    channel: 'call',
    at: Date.parse(time),
    phoneNumber: findPhone('CA'),
    suppressed: false,
    withdrawn: false,
    wrongNumber: false,
    consented: true,
    confirmed: true,
    quietMail: false,
    attempts: [],
    ...rest,
  };
};

/** The gate's result in a word: yes, or the reason with the time from which it will be yes. */
const said = (of: ContactFacts) => {
  const { allowed, reason, from } = decideContact(of);
  return allowed ? 'yes' : [reason, from].filter(Boolean).join(' ');
};
const quiet = (from: string) => `QUIET_HOURS ${new Date(from).toISOString()}`;

/**
 * A state, a local time, and the expected result: `yes`, or the time when contact is allowed. Read it with
 * docs/developers/research/quiet-hours.json. 2026-11-18 is a Wednesday, -21 a Saturday, -22 a Sunday; -26 is Thanksgiving.
 */
const rows: [state: string, at: string, expected: string][] = [
  // Only the federal hours, 8 to 21.
  ...['CA', 'CO', 'HI', 'GA', 'OH', 'NY', 'NJ', 'VA'].flatMap((name): [string, string, string][] => {
    const zones: Record<string, string> = { CA: '-08:00', CO: '-07:00', HI: '-10:00' };
    const zone = zones[name] ?? '-05:00';
    const at = (day: string, clock: string) => `2026-11-${day}T${clock}:00${zone}`;
    return [
      [name, at('18', '07:59'), at('18', '08:00')],
      [name, at('18', '08:00'), 'yes'],
      [name, at('18', '20:59'), 'yes'],
      [name, at('18', '21:00'), at('19', '08:00')],
      [name, at('22', '12:00'), 'yes'],
      [name, at('26', '12:00'), 'yes'],
      [name, at('19', '00:30'), at('19', '08:00')],
    ];
  }),
  // One zone, with its own hours on every day.
  ...(
    [
      ['CT', '-05:00', 9, 20],
      ['MD', '-05:00', 8, 20],
      ['MA', '-05:00', 8, 20],
      ['OK', '-06:00', 8, 20],
      ['WA', '-08:00', 8, 20],
      ['NM', '-07:00', 9, 21],
      ['MN', '-06:00', 9, 21],
      ['WY', '-07:00', 8, 20],
    ] as const
  ).flatMap(([state, zone, from, until]): [string, string, string][] => {
    const hour = (of: number) => String(of).padStart(2, '0');
    const at = (day: string, clock: string) => `2026-11-${day}T${clock}:00${zone}`;
    return ['18', '21', '22'].flatMap((day): [string, string, string][] => [
      [state, at(day, `${hour(from - 1)}:59`), at(day, `${hour(from)}:00`)],
      [state, at(day, `${hour(from)}:00`), 'yes'],
      [state, at(day, `${hour(until - 1)}:59`), 'yes'],
      [state, at(day, `${hour(until)}:00`), at(String(Number(day) + 1), `${hour(from)}:00`)],
    ]);
  }),
  // No Sundays.
  ['LA', '2026-11-21T19:59:00-06:00', 'yes'],
  ['LA', '2026-11-21T20:00:00-06:00', '2026-11-23T08:00:00-06:00'],
  ['LA', '2026-11-22T12:00:00-06:00', '2026-11-23T08:00:00-06:00'],
  ['MS', '2026-11-22T12:00:00-06:00', '2026-11-23T08:00:00-06:00'],
  ['MS', '2026-11-26T12:00:00-06:00', 'yes'],
  ['MS', '2026-11-18T20:00:00-06:00', '2026-11-19T08:00:00-06:00'],
  ['UT', '2026-11-22T12:00:00-07:00', '2026-11-23T08:00:00-07:00'],
  ['UT', '2026-11-18T20:59:00-07:00', 'yes'],
  ['RI', '2026-11-22T12:00:00-05:00', '2026-11-23T09:00:00-05:00'],
  // Rhode Island: 9 to 18, on Saturdays 10 to 17.
  ['RI', '2026-11-18T08:59:00-05:00', '2026-11-18T09:00:00-05:00'],
  ['RI', '2026-11-18T17:59:00-05:00', 'yes'],
  ['RI', '2026-11-18T18:00:00-05:00', '2026-11-19T09:00:00-05:00'],
  ['RI', '2026-11-21T09:59:00-05:00', '2026-11-21T10:00:00-05:00'],
  ['RI', '2026-11-21T16:59:00-05:00', 'yes'],
  ['RI', '2026-11-21T17:00:00-05:00', '2026-11-23T09:00:00-05:00'],
  // Alabama has two zones here (Phenix City keeps the eastern one): 8 central to 20 eastern, that is 19 central.
  ['AL', '2026-11-18T07:59:00-06:00', '2026-11-18T08:00:00-06:00'],
  ['AL', '2026-11-18T18:59:00-06:00', 'yes'],
  ['AL', '2026-11-18T19:00:00-06:00', '2026-11-19T08:00:00-06:00'],
  ['AL', '2026-11-22T12:00:00-06:00', '2026-11-23T08:00:00-06:00'],
  // Texas: 9 to 21, on Sundays from noon; both of its zones, so from 9 mountain to 21 central.
  ['TX', '2026-11-18T09:59:00-06:00', '2026-11-18T10:00:00-06:00'],
  ['TX', '2026-11-18T10:00:00-06:00', 'yes'],
  ['TX', '2026-11-18T20:59:00-06:00', 'yes'],
  ['TX', '2026-11-18T21:00:00-06:00', '2026-11-19T10:00:00-06:00'],
  ['TX', '2026-11-22T12:59:00-06:00', '2026-11-22T13:00:00-06:00'],
  ['TX', '2026-11-22T13:00:00-06:00', 'yes'],
  ['TX', '2026-11-21T21:30:00-06:00', '2026-11-22T13:00:00-06:00'],
  // Florida: 8 to 20 in both of its zones, so from 8 central to 20 eastern.
  ['FL', '2026-11-18T08:59:00-05:00', '2026-11-18T09:00:00-05:00'],
  ['FL', '2026-11-18T09:00:00-05:00', 'yes'],
  ['FL', '2026-11-18T19:59:00-05:00', 'yes'],
  ['FL', '2026-11-18T20:00:00-05:00', '2026-11-19T09:00:00-05:00'],
  ['FL', '2026-11-22T19:59:00-05:00', 'yes'],
  // Kentucky: 10 to 21, eastern and central.
  ['KY', '2026-11-18T10:59:00-05:00', '2026-11-18T11:00:00-05:00'],
  ['KY', '2026-11-18T20:59:00-05:00', 'yes'],
  ['KY', '2026-11-18T21:00:00-05:00', '2026-11-19T11:00:00-05:00'],
  ['TN', '2026-11-18T08:30:00-05:00', '2026-11-18T09:00:00-05:00'],
  ['TN', '2026-11-18T20:59:00-05:00', 'yes'],
  ['OR', '2026-11-18T08:00:00-08:00', 'yes'],
  ['OR', '2026-11-18T18:59:00-08:00', 'yes'],
  ['OR', '2026-11-18T19:00:00-08:00', '2026-11-19T08:00:00-08:00'],
  ['NV', '2026-11-18T08:59:00-08:00', '2026-11-18T09:00:00-08:00'],
  ['NV', '2026-11-18T19:00:00-08:00', '2026-11-19T09:00:00-08:00'],
  ['MI', '2026-11-18T09:59:00-05:00', '2026-11-18T10:00:00-05:00'],
  ['PR', '2026-11-18T07:59:00-04:00', '2026-11-18T08:00:00-04:00'],
  ['PR', '2026-11-18T20:59:00-04:00', 'yes'],
  ['AK', '2026-11-18T08:30:00-09:00', '2026-11-18T09:00:00-09:00'],
  ['AK', '2026-11-18T20:59:00-09:00', 'yes'],
  // Arizona has no daylight saving time, except in the Navajo Nation.
  ['AZ', '2026-07-15T08:00:00-07:00', 'yes'],
  ['AZ', '2026-07-15T07:59:00-07:00', '2026-07-15T08:00:00-07:00'],
  ['AZ', '2026-07-15T20:00:00-07:00', '2026-07-16T08:00:00-07:00'],
  ['AZ', '2026-12-15T20:59:00-07:00', 'yes'],
  // The clocks go forward on 2026-03-08 and back on 2026-11-01.
  ['NY', '2026-03-07T21:00:00-05:00', '2026-03-08T08:00:00-04:00'],
  ['NY', '2026-03-08T07:59:00-04:00', '2026-03-08T08:00:00-04:00'],
  ['NY', '2026-03-08T08:00:00-04:00', 'yes'],
  ['NY', '2026-03-08T01:59:00-05:00', '2026-03-08T08:00:00-04:00'],
  ['NY', '2026-10-31T21:00:00-04:00', '2026-11-01T08:00:00-05:00'],
  ['NY', '2026-11-01T07:59:00-05:00', '2026-11-01T08:00:00-05:00'],
  ['NY', '2026-11-01T01:30:00-04:00', '2026-11-01T08:00:00-05:00'],
  ['CA', '2026-03-07T21:30:00-08:00', '2026-03-08T08:00:00-07:00'],
  ['CA', '2026-10-31T22:00:00-07:00', '2026-11-01T08:00:00-08:00'],
  ['HI', '2026-03-08T08:00:00-10:00', 'yes'],
  ['IL', '2026-03-08T07:30:00-05:00', '2026-03-08T08:00:00-05:00'],
  // Holidays that a state names; a fixed one on a weekend is also observed on the next working day.
  ['RI', '2026-11-26T12:00:00-05:00', '2026-11-27T09:00:00-05:00'],
  ['LA', '2026-11-26T12:00:00-06:00', '2026-11-27T08:00:00-06:00'],
  ['AL', '2026-11-26T12:00:00-06:00', '2026-11-27T08:00:00-06:00'],
  ['PA', '2026-11-26T12:00:00-05:00', '2026-11-27T08:00:00-05:00'],
  ['UT', '2026-11-26T12:00:00-07:00', '2026-11-27T08:00:00-07:00'],
  ['PA', '2026-12-25T12:00:00-05:00', '2026-12-26T08:00:00-05:00'],
  ['RI', '2026-12-25T12:00:00-05:00', '2026-12-26T10:00:00-05:00'],
  ['LA', '2026-12-25T12:00:00-06:00', '2026-12-26T08:00:00-06:00'],
  ['PA', '2026-12-31T21:00:00-05:00', '2027-01-02T08:00:00-05:00'],
  ['PA', '2026-07-03T12:00:00-04:00', '2026-07-05T08:00:00-04:00'],
  ['UT', '2026-07-03T12:00:00-06:00', '2026-07-06T08:00:00-06:00'],
  ['UT', '2026-07-24T12:00:00-06:00', '2026-07-25T08:00:00-06:00'],
  ['PA', '2026-07-24T12:00:00-04:00', 'yes'],
  ['RI', '2026-08-10T12:00:00-04:00', '2026-08-11T09:00:00-04:00'],
  ['RI', '2026-08-03T12:00:00-04:00', 'yes'],
  ['RI', '2026-05-04T12:00:00-04:00', '2026-05-05T09:00:00-04:00'],
  ['PA', '2026-05-04T12:00:00-04:00', 'yes'],
  ['AL', '2026-12-01T12:00:00-06:00', '2026-12-02T08:00:00-06:00'],
  ['LA', '2026-12-01T12:00:00-06:00', 'yes'],
  ['LA', '2026-02-17T12:00:00-06:00', '2026-02-18T08:00:00-06:00'],
  ['LA', '2027-02-09T12:00:00-06:00', '2027-02-10T08:00:00-06:00'],
  ['AL', '2026-02-17T12:00:00-06:00', 'yes'],
  ['LA', '2026-01-19T12:00:00-06:00', '2026-01-20T08:00:00-06:00'],
  ['PA', '2026-02-16T12:00:00-05:00', '2026-02-17T08:00:00-05:00'],
  ['PA', '2026-05-25T12:00:00-04:00', '2026-05-26T08:00:00-04:00'],
  ['PA', '2026-05-18T12:00:00-04:00', 'yes'],
  ['PA', '2026-06-19T12:00:00-04:00', '2026-06-20T08:00:00-04:00'],
  ['PA', '2026-09-07T12:00:00-04:00', '2026-09-08T08:00:00-04:00'],
  ['PA', '2026-10-12T12:00:00-04:00', '2026-10-13T08:00:00-04:00'],
  ['PA', '2026-11-11T12:00:00-05:00', '2026-11-12T08:00:00-05:00'],
  ['FL', '2026-12-25T12:00:00-05:00', 'yes'],
  ['TX', '2026-12-25T12:00:00-06:00', 'yes'],
];

test.each(rows)('%s at %s: %s', (state, time, expected) => {
  const of = facts({ time, phoneNumber: '555', state });
  expect(said(of)).toBe(expected === 'yes' ? 'yes' : quiet(expected));
});

const [early, late] = ['2026-11-18T08:30:00-05:00', '2026-11-18T20:30:00-06:00'];
/**
 * Residence and number in states with two time zones: an hour in which only the eastern one is open, and one in which only
 * the western one is.
 * Florida closes at 8 PM, Tennessee and Texas at 9 PM; the federal hours start at 8 AM.
 */
const residences: [name: string, of: Partial<ContactFacts>, early: 'yes' | 'no', late: 'yes' | 'no'][] = [
  ['Tennessee alone is both zones', { state: 'TN', phoneNumber: '555' }, 'no', 'no'],
  ['a Knoxville number is eastern', { state: 'TN', phoneNumber: '865 555 0132' }, 'yes', 'no'],
  ['a Nashville number is central', { state: 'TN', phoneNumber: '615 555 0132' }, 'no', 'yes'],
  ['a Chattanooga number may be in either', { state: 'TN', phoneNumber: '423 555 0132' }, 'no', 'no'],
  ['a Knoxville ZIP is eastern', { state: 'TN', zip: '37902', phoneNumber: '555' }, 'yes', 'no'],
  ['a ZIP needs no state', { zip: '37902-1234', phoneNumber: '555' }, 'yes', 'no'],
  [
    'a ZIP decides where the number may be in either',
    { state: 'TN', zip: '37902', phoneNumber: '423 555 0132' },
    'yes',
    'no',
  ],
  [
    'a ZIP and a number in different zones are both asked',
    { state: 'TN', zip: '37902', phoneNumber: '615 555 0132' },
    'no',
    'no',
  ],
  [
    'a ZIP on the border is not overruled by the number',
    { state: 'TN', zip: '37338', phoneNumber: '865 555 0132' },
    'no',
    'no',
  ],
  [
    'a number of another state is asked too',
    { state: 'TN', zip: '38103', phoneNumber: '212 555 0132' },
    'no',
    'no',
  ],
  [
    'a ZIP of another state is asked too',
    { state: 'OH', zip: '38103', phoneNumber: '216 555 0132' },
    'no',
    'no',
  ],
  ['a ZIP that is none says nothing', { state: 'OH', zip: '1', phoneNumber: '216 555 0132' }, 'yes', 'no'],
  ['an El Paso number is mountain', { state: 'TX', phoneNumber: '915 555 0132' }, 'no', 'yes'],
];
test.each(residences)('%s', (_name, of, first, last) => {
  expect(decideContact(facts({ ...of, time: early })).allowed ? 'yes' : 'no').toBe(first);
  expect(decideContact(facts({ ...of, time: late })).allowed ? 'yes' : 'no').toBe(last);
});

test('each code that lies in one time zone lies in its own state', () => {
  for (const [codes, states] of [
    [areaPlaces, areaCodes],
    [zipPlaces, zipStates],
  ] as const)
    for (const [code, [place, another]] of codes)
      if (!another) expect(states.get(code) ?? states.get(code.slice(0, 3)), code).toBe(place!.state);
  expect(zipStates.size).toBeGreaterThan(880);
});

const noon = '2026-11-18T12:00:00-08:00';
const ago = (hours: number) => Date.parse(noon) - hours * 3_600_000;
const tooMany = 'TOO_MANY_ATTEMPTS 2026-11-19T17:00:00.000Z';
const no = (reason: string) => [reason, reason, reason, reason];
const everyNo = (reason: string) => [...no(reason), reason];
/** Cases with the answers of the gate to a call, a text, a call and a text by a machine, and an e-mail. */
const kinds: [name: string, different: Partial<ContactFacts>, expected: string[]][] = [
  ['nothing stands in the way', {}, everyNo('yes')],
  ['no consent', { consented: false }, ['yes', 'NO_CONSENT', 'NO_CONSENT', 'NO_CONSENT', 'yes']],
  ['a wrong number', { wrongNumber: true }, [...no('WRONG_NUMBER'), 'yes']],
  ['withdrawn', { withdrawn: true }, everyNo('WITHDRAWN')],
  ['on a list', { suppressed: true }, everyNo('SUPPRESSED')],
  [
    'all of them',
    { suppressed: true, withdrawn: true, wrongNumber: true, consented: false },
    everyNo('SUPPRESSED'),
  ],
  ['all but a list', { withdrawn: true, wrongNumber: true, consented: false }, everyNo('WITHDRAWN')],
  ['a wrong number and no consent', { wrongNumber: true, consented: false }, [...no('WRONG_NUMBER'), 'yes']],
  [
    'a number that nobody confirmed',
    { confirmed: false },
    ['yes', 'yes', 'NOT_CONFIRMED', 'NOT_CONFIRMED', 'yes'],
  ],
  [
    'no consent and no confirmation',
    { consented: false, confirmed: false },
    ['yes', 'NO_CONSENT', 'NO_CONSENT', 'NO_CONSENT', 'yes'],
  ],
  [
    'tries and no confirmation',
    { confirmed: false, attempts: [1, 2, 3].map(ago) },
    [tooMany, tooMany, 'NOT_CONFIRMED', 'NOT_CONFIRMED', 'yes'],
  ],
];

test.each(kinds)('%s: call, text, both by a machine, and e-mail', (_name, different, expected) => {
  const channels = ['call', 'text', 'autocall', 'autotext', 'email'] as const;
  expect(channels.map((channel) => said(facts({ time: noon, channel, ...different })))).toEqual(expected);
});

const night = '2026-11-18T05:00:00-08:00';

test.each(['call', 'text', 'autocall', 'autotext'] as const)('quiet hours bind %s', (channel) => {
  expect(said(facts({ time: night, channel }))).toBe(quiet('2026-11-18T08:00:00-08:00'));
});

test('quiet hours bind e-mail only where the firm wants it', () => {
  expect(said(facts({ time: night, channel: 'email' }))).toBe('yes');
  expect(said(facts({ time: night, channel: 'email', quietMail: true }))).toBe(
    quiet('2026-11-18T08:00:00-08:00'),
  );
});

test('a no by hours or by tries names the rule that stops it longest', () => {
  const getRule = (different: Parameters<typeof facts>[0]) => decideContact(facts(different)).rule;
  expect(getRule({ time: night })).toBe('47 CFR 64.1200(c)(1)');
  expect(getRule({ time: '2026-11-18T20:30:00-05:00', phoneNumber: findPhone('CT') })).toBe(
    'Conn. Gen. Stat. § 42-288a (SB 1058 of 2023)',
  );
  expect(getRule({ time: noon, attempts: [ago(1), ago(2), ago(3)] })).toBe(
    'The firm’s own limit: three tries in 24 hours',
  );
  expect(getRule({ time: noon })).toBeUndefined();
});

test.each([
  [[], 'yes'],
  [[ago(1)], 'yes'],
  [[ago(1), ago(2)], 'yes'],
  [[ago(1), ago(2), ago(3)], 'TOO_MANY_ATTEMPTS 2026-11-19T17:00:00.000Z'],
  [[ago(3), ago(1), ago(2), ago(30)], 'TOO_MANY_ATTEMPTS 2026-11-19T17:00:00.000Z'],
  [[ago(1), ago(2), ago(24)], 'yes'],
  [[ago(1), ago(2), ago(23.9)], 'TOO_MANY_ATTEMPTS 2026-11-18T20:06:00.000Z'],
  [[ago(1), ago(2), ago(12)], 'TOO_MANY_ATTEMPTS 2026-11-19T16:00:00.000Z'],
])('after tries at %j the answer is %s', (attempts, expected) => {
  expect(said(facts({ time: noon, attempts }))).toBe(expected);
});

test('tries do not count for e-mail, and a machine in Maine may try once in eight hours', () => {
  expect(said(facts({ time: noon, channel: 'email', attempts: [ago(1), ago(2), ago(3)] }))).toBe('yes');
  const maine = { time: '2026-11-18T16:00:00-05:00', phoneNumber: findPhone('ME'), state: 'ME' };
  const attempts = [Date.parse('2026-11-18T10:00:00-05:00')];
  expect(said(facts({ ...maine, attempts }))).toBe('yes');
  expect(said(facts({ ...maine, attempts, channel: 'autocall' }))).toBe(
    'TOO_MANY_ATTEMPTS 2026-11-19T14:00:00.000Z',
  );
});

test.each([
  ['SD', '2026-11-21T12:00:00-06:00', '2026-11-23T10:00:00-06:00'],
  ['ME', '2026-11-18T17:00:00-05:00', '2026-11-19T09:00:00-05:00'],
])('in %s a machine keeps narrower hours than a person', (state, time, opens) => {
  const place = { time, state, phoneNumber: findPhone(state) };
  expect(said(facts({ ...place, channel: 'call' }))).toBe('yes');
  expect(said(facts({ ...place, channel: 'autocall' }))).toBe(quiet(opens));
});

test.each([
  [
    'where nothing is known, 10 in Honolulu is too late for the east',
    { phoneNumber: '555', time: '2026-11-18T10:00:00-10:00' },
    'yes',
  ],
  [
    'where nothing is known, noon in Honolulu is evening in Rhode Island',
    { phoneNumber: '555', time: '2026-11-18T13:00:00-10:00' },
    'no',
  ],
  [
    'where nothing is known, 9 in the east is night in Hawaii',
    { phoneNumber: '+448001234567', time: '2026-11-18T09:00:00-05:00' },
    'no',
  ],
  ['a toll-free number is nowhere', { phoneNumber: '800 555 0132', time: '2026-11-18T09:00:00-05:00' }, 'no'],
  [
    'a state in full and in any case is known',
    { phoneNumber: '555', state: ' new york ', time: '2026-11-18T08:00:00-05:00' },
    'yes',
  ],
  [
    'who moved is asked in both places: too early in the west',
    { phoneNumber: '415 555 0132', state: 'NY', time: '2026-11-18T09:00:00-05:00' },
    'no',
  ],
  [
    'who moved is asked in both places: both are open',
    { phoneNumber: '415 555 0132', state: 'NY', time: '2026-11-18T12:00:00-05:00' },
    'yes',
  ],
  [
    'who moved is asked in both places: too late in the east',
    { phoneNumber: '415 555 0132', state: 'NY', time: '2026-11-18T21:30:00-05:00' },
    'no',
  ],
  [
    'a state that is none is unknown, the number is not',
    { phoneNumber: '415 555 0132', state: 'Atlantis', time: '2026-11-18T08:30:00-08:00' },
    'yes',
  ],
] as const)('%s', (_name, of, expected) => {
  expect(decideContact(facts(of)).allowed ? 'yes' : 'no').toBe(expected);
});

test('the moment that the gate names is one at which it says yes, wherever the person may be', () => {
  for (let hour = 0; hour < 24 * 14; hour += 5)
    for (const state of [...Object.keys(phones), 'none']) {
      const at = Date.parse('2026-12-20T00:30:00Z') + hour * 3_600_000;
      const of = facts({
        time: new Date(at).toISOString(),
        phoneNumber: phones[state] ? findPhone(state) : '555',
      });
      const { from } = decideContact(of);
      if (from) expect(said({ ...of, at: Date.parse(from) }), `${state} ${from}`).toBe('yes');
    }
});

test('holidays follow the calendar, and a fixed one on a weekend moves to the nearest working day', () => {
  const day = (text: string) => {
    const [year, month, date] = text.split('-').map(Number) as [number, number, number];
    return { year, month, day: date, weekday: new Date(text).getUTCDay() };
  };
  const expected = '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'
    .split(' ')
    .map((text) => `2026-${text}`);
  const holidays: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const text = new Date(at).toISOString().slice(0, 10);
    if (isHoliday(federal, day(text))) holidays.push(text);
  }
  expect(holidays).toEqual(expected);
  expect(isHoliday(['mardi-gras'], day('2025-03-04'))).toBe(true);
  expect(isHoliday(['mardi-gras'], day('2024-02-13'))).toBe(true);
});

test('each rule names its source and the day it was checked, and each area code one state', () => {
  for (const rule of quietRules) {
    expect(rule.rule, rule.state).not.toBe('');
    expect(rule.source).toMatch(/^(https?:\/\/|docs\/)/);
    expect(rule.checkedOn < rule.dueAgain).toBe(true);
  }
  expect(areaCodes.size).toBeGreaterThan(340);
});

/** The hours, and where the person is: California from 8 to 21; Miami from 8 to 20. */
const openHours = { CA: [8, 21, '-08:00'], FL: [8, 20, '-05:00'] } as const;
const standings = Array.from({ length: 32 }, (_, bits) => ({
  suppressed: (bits & 1) > 0,
  withdrawn: (bits & 2) > 0,
  wrongNumber: (bits & 4) > 0,
  consented: (bits & 8) > 0,
  confirmed: (bits & 16) > 0,
}));

/** The answer that the table must give, written again in other words. */
const expectedReason = (
  channel: (typeof contactChannels)[number],
  of: (typeof standings)[number],
  { isOpen, isAwake }: { isOpen: boolean; isAwake: boolean },
) => {
  const isPhone = channel !== 'email';
  const isMachine = channel.startsWith('auto');
  if (of.suppressed) return 'SUPPRESSED';
  if (of.withdrawn) return 'WITHDRAWN';
  if (isPhone && of.wrongNumber) return 'WRONG_NUMBER';
  if (isPhone && channel !== 'call' && !of.consented) return 'NO_CONSENT';
  if (isMachine && !of.confirmed) return 'NOT_CONFIRMED';
  return !isPhone || isOpen || (channel === 'text' && isAwake) ? undefined : 'QUIET_HOURS';
};

test.each(contactChannels)(
  '%s: every fact, every hour, the last text of the person, in two states',
  (channel) => {
    let count = 0;
    for (const [state, [opens, closes, offset]] of Object.entries(openHours))
      for (let hour = 0; hour < 24; hour++)
        for (const minutesAgo of [undefined, 10, 40])
          for (const standing of standings) {
            const time = `2026-11-18T${String(hour).padStart(2, '0')}:30:00${offset}`;
            const wroteAt = minutesAgo && Date.parse(time) - minutesAgo * 60_000;
            const of = facts({ time, channel, phoneNumber: findPhone(state), state, ...standing, wroteAt });
            const isOpen = hour >= opens && hour < closes;
            const expected = expectedReason(channel, standing, { isOpen, isAwake: minutesAgo === 10 });
            expect(decideContact(of).reason, JSON.stringify({ state, time, minutesAgo, ...standing })).toBe(
              expected,
            );
            count++;
          }
    expect(count).toBe(2 * 24 * 3 * 32);
  },
);
