import { expect, test } from 'vitest';
import { isWhole } from '../../../server/contact/rules/read-ledger';
import {
  confirmationText,
  honorRules,
  revocationRules,
  stopsChannel,
} from '../../../server/contact/rules/revocation';
import { consentTexts } from '../../../shared/consent-texts';
import { contactChannels } from '../../../shared/schemas/consent';

const lastHour = new Date('2027-01-30T23:59:59Z');
const firstHour = new Date('2027-01-31T00:00:00Z');

const stoppedBy = (
  named: (typeof contactChannels)[number] | undefined,
  revokeAll: boolean,
  at: Date = lastHour,
) => contactChannels.filter((channel) => stopsChannel(named, channel, at, { revokeAll }));

const byConsent = ['text', 'autocall', 'autotext'] as const;
const byPhone = ['call', ...byConsent] as const;

test.each([
  [undefined, [...contactChannels], [...contactChannels]],
  ['text', byConsent, byPhone],
  ['autocall', byConsent, byPhone],
  ['autotext', byConsent, byPhone],
  ['call', ['call'], byPhone],
  ['email', ['email'], ['email']],
] as const)('a request to stop %s stops %j, and with “revoke all” %j', (named, usual, revokeAll) => {
  expect([stoppedBy(named, false), stoppedBy(named, true)]).toEqual([usual, revokeAll]);
  // From its day on the calendar turns the rule on, whatever the firm chose.
  expect(stoppedBy(named, false, firstHour)).toEqual(revokeAll);
});

test.each([...revocationRules, ...honorRules, confirmationText])(
  '$rule has two sources, the day somebody looked and a later one to look again',
  ({ sources, checkedOn, dueAgain }) => {
    expect(new Set(sources.map((source) => new URL(source).hostname)).size).toBe(2);
    expect(Date.parse(dueAgain)).toBeGreaterThan(Date.parse(checkedOn));
  },
);

test('pending rules are reviewed before their day', () => {
  const waiting = revocationRules.filter(({ isSwitched }) => isSwitched);
  expect(waiting).toHaveLength(1);
  for (const { dueAgain, inForce } of waiting) expect(dueAgain < inForce).toBe(true);
});

test.each(consentTexts)('our own wording $version is whole for its firm and no other', ({ text, firm }) => {
  const wholeFor = (name: string) => [isWhole(text, name, 'text'), isWhole(text, name, 'autocall')];
  expect([wholeFor(firm), wholeFor('Bright Law Group')]).toEqual([
    [true, true],
    [false, false],
  ]);
});
