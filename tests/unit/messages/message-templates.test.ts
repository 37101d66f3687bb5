import { expect, test } from 'vitest';
import { fillStep } from '../../../server/messages/sequences/words';
import { findForeignLink } from '../../../server/messages/templates/foreign-link';
import { readyMade } from '../../../server/messages/templates/ready-made';
import { messageTemplatePost } from '../../../shared/schemas/message-template';
import { countSegments } from '../../../shared/segments';
import { make } from '../../support/make';

const origin = 'https://www.example.com';

test.each([
  ['See https://bit.ly/3xYz', 'bit.ly'],
  ['See bit.ly/3xYz.', 'bit.ly'],
  ['See tinyurl.com', 'tinyurl.com'],
  ['See HTTP://EVIL.EXAMPLE/x', 'evil.example'],
  ['(www.other.org)', 'www.other.org'],
  ['https://www.example.com@evil.org/x', 'evil.org'],
  ['https://notexample.com', 'notexample.com'],
  ['https://www.example.com and https://t.co/1', 't.co'],
  ['https://www.example.com.evil.org', 'www.example.com.evil.org'],
])('%s leads elsewhere', (text, host) => {
  expect(findForeignLink(text, origin)).toBe(host);
});

test.each([
  'Sign here: https://www.example.com/sign/abc?x=1.',
  'See example.com, or sign.example.com/now!',
  'Write to intake@other.org or ana.lopez.co@mail.other.org.',
  'Call us at 10 a.m. or 2 p.m., e.g. at (415) 555-0100. Thanks.Bye',
])('%s leads nowhere else', (text) => {
  expect(findForeignLink(text, origin)).toBeUndefined();
});

test.each([
  ['an unknown field', { text: 'Hi {{ssn}}' }, '{{ssn}} is not a field'],
  ['an e-mail without a subject', { channel: 'email' as const }, 'An e-mail needs a subject'],
  ['a text with a subject', { subject: 'Hi' }, 'Only an e-mail has a subject'],
  ['a text that is too long', { text: 'a'.repeat(1601) }, 'Enter at most 1600 characters'],
])('a template refuses %s', (_, different, message) => {
  const { error } = messageTemplatePost.safeParse(make.template(different));
  expect(JSON.stringify(error?.issues)).toContain(message);
});

test('every ready-made template is valid, in both languages, and each text is one text', () => {
  const firm = { name: 'Example Injury Law', phone: '(415) 555-0100' };
  for (const template of readyMade) {
    expect(messageTemplatePost.safeParse(template).error).toBeUndefined();
    if (template.channel === 'text')
      expect(countSegments(fillStep(template, { firstName: 'Guadalupe' }, firm).text).count).toBe(1);
  }
  const channels = (language: string) =>
    readyMade.filter((one) => one.language === language).map(({ channel }) => channel);
  expect(channels('es')).toEqual(channels('en'));
});
