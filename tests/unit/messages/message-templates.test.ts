import { expect, test } from 'vitest';
import { fillStep } from '../../../server/sequences/plan-steps';
import { findForeignLink } from '../../../server/sequences/templates/foreign-link';
import { readyMade } from '../../../server/sequences/templates/ready-made';
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
  // A78: what a phone makes a link of.
  ['See evil.org', 'evil.org'],
  ['See EVIL.photography, please', 'evil.photography'],
  ['Done.Evil.org', 'done.evil.org'],
  ['See evil.org.Thanks', 'evil.org'],
  ['See example.com.evil.org', 'example.com.evil.org'],
  ['See evil。org or evil｡org', 'evil.org'],
  ['See ｅｖｉｌ．ｏｒｇ', 'evil.org'],
  ['See ev\u200bil.o\u00adrg', 'evil.org'],
  ['See evil.org\u200b.example.com', 'evil.org'],
  ['See https://\u2060evil.org', 'evil.org'],
  ['See https://www.example.com:443@evil.org', 'evil.org'],
  ['See https://evil.org\\@www.example.com', 'evil.org'],
  ['See https://www.example.com\\@evil.org', 'evil.org'],
  ['See https:evil.org', 'evil.org'],
  ['See ftp://evil.unknown/x', 'evil.unknown'],
  ['See exаmple.com', 'xn--exmple-4nf.com'],
  ['See xn--exmple-4nf.com', 'xn--exmple-4nf.com'],
  ['See пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['See 🍕.ws', 'xn--vi8h.ws'],
  ['See 203.0.113.7', '203.0.113.7'],
  ['See evil.org@ today', 'evil.org'],
  ['intake@other.org, evil.org', 'evil.org'],
])('%s leads elsewhere', (text, host) => {
  expect(findForeignLink(text, origin)).toBe(host);
});

test.each([
  'Sign here: https://www.example.com/sign/abc?x=1.',
  'See example.com, or sign.example.com/now!',
  'Write to intake@other.org or ana.lopez.co@mail.other.org.',
  'Call us at 10 a.m. or 2 p.m., e.g. at (415) 555-0100. Thanks.Bye',
  'It takes 3.5 hours.Thanks',
  'Nos vemos mañana.Gracias, Sra.López. U.S.A. v.2, 9.30 p.m.',
  '“https://www.example.com” and ｅｘａｍｐｌｅ。ｃｏｍ, example.com.Thanks',
  'We wrote to you...twice, and/or once. Rule 3.12.4',
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
