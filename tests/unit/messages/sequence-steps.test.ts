import { expect, test } from 'vitest';
import { readyMade } from '../../../server/sequences/ready-made';
import { parseDuration, sequencePost } from '../../../shared/schemas/sequence';
import { countSegments } from '../../../shared/segments';
import { make } from '../../support/make';

const text = { wait: 'PT2H', channel: 'text', text: 'Hi' };

test.each([
  ['a wait without a unit', { ...text, wait: '2H' }, 'Enter a wait of up to 90 days, such as PT2H or P3D'],
  ['a month, which has no fixed length', { ...text, wait: 'P1M' }, 'Enter a wait of up to 90 days'],
  ['too long a wait', { ...text, wait: 'P91D' }, 'Enter a wait of up to 90 days'],
  ['no words', { ...text, text: ' ' }, 'Enter the words of this step'],
  ['an unknown field', { ...text, text: '{{ssn}}' }, '{{ssn}} is not a field'],
  ['half a field', { ...text, text: 'Hi {{firstName' }, '{{ is not a field'],
  ['an e-mail without a subject', { ...text, channel: 'email' }, 'An e-mail needs a subject'],
  ['a text with a subject', { ...text, subject: 'Hi' }, 'Only an e-mail has a subject'],
  ['a text that is too long', { ...text, text: 'a'.repeat(1601) }, 'Enter at most 1600 characters'],
  ['a window that is too long', { ...text, within: 'P2D' }, 'Enter at most 24 hours'],
  ['no time of day', { ...text, at: '25:00' }, 'Enter a time of day'],
])('a sequence refuses %s', (_, step, message) => {
  const { error } = sequencePost.safeParse({ ...make.sequence(), steps: [step] });
  expect(JSON.stringify(error?.issues)).toContain(message);
});

const fill = (text: string) =>
  text
    .replace('{{firstName}}', 'Maria')
    .replace('{{firm}}', 'Lantern Justice')
    .replace('{{phone}}', '(415) 555-0100');

test('every ready-made sequence is valid, in both languages, and each text fits one segment', () => {
  for (const { name, steps, ...rest } of readyMade) {
    expect(sequencePost.safeParse({ name, steps, ...rest }).error).toBeUndefined();
    for (const { channel, text } of steps)
      if (channel === 'text') expect([text, countSegments(fill(text)).count]).toEqual([text, 1]);
  }
  const starts = (language: string) =>
    readyMade.filter((one) => one.language === language).map(({ startsOn }) => startsOn);
  expect(starts('es')).toEqual(starts('en'));
});

test('reads durations of fixed length', () => {
  expect(parseDuration('PT2H')).toBe(2 * 3_600_000);
  expect(parseDuration('P1DT30M')).toBe(24.5 * 3_600_000);
  expect(parseDuration('P2W')).toBe(14 * 86_400_000);
  for (const wrong of ['P', 'PT', 'P1Y', 'P1DT', 'PT1.5H', '-PT1H', ''])
    expect(parseDuration(wrong)).toBeUndefined();
});
