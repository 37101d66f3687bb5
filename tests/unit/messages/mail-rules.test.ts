import { readdirSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Deps } from '../../../server/mail/deps';
import { findPlace } from '../../../server/mail/replies/find-conversation';
import { hashToken, hashTokens } from '../../../server/mail/replies/reply-address';
import { isAutomatic } from '../../../server/mail/replies/rules/automatic';
import { classifyMail } from '../../../server/mail/replies/rules/classify-mail';
import { splitQuotes } from '../../../server/mail/replies/rules/split-quotes';

const folder = new URL('../../fixtures/automatic/', import.meta.url);

const readFixture = async (file: string) => {
  const {
    headers,
    from,
    subject = '',
    text = '',
  } = await PostalMime.parse(readFileSync(new URL(file, folder)));
  return {
    headers: headers.map(({ key, value }): [string, string] => [key, value]),
    ...{ from: from?.address ?? '', subject, body: text },
  };
};

test('the messages of forty programs are automatic, and none asks us to stop', async () => {
  const mails = await Promise.all(readdirSync(folder).map(readFixture));
  expect(mails).toHaveLength(40);
  expect(mails.filter((mail) => !isAutomatic(mail))).toEqual([]);
  const wishes = mails.map((mail) => [mail.subject, classifyMail({ ...mail, automatic: true }).result]);
  expect(wishes.filter(([, result]) => result !== 'neither')).toEqual([]);
});

test.each([
  ['a reply', [['in-reply-to', '<a@b>']], 'maria@example.com', 'Re: Automatic reply: We have your request'],
  ['one that says it is none', [['auto-submitted', 'no']], 'maria@example.com', 'Hello'],
  ['an urgent one', [['precedence', 'first-class']], 'maria@example.com', 'Urgent'],
  [
    'a name like a program’s',
    [['x-mailer', 'iPhone Mail']],
    'noreplyson@example.com',
    'My office is out of order',
  ],
] as const)('%s is not automatic', (_, headers, from, subject) => {
  expect(isAutomatic({ headers: headers.map(([a, b]) => [a, b]), from, subject })).toBe(false);
});

test.each([
  ['Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Firm <help@firm.example> wrote:\n> Can we call?', 'Yes.'],
  [
    'Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 AM a very long name of a firm\n<help@firm.example> wrote:\n\n> x',
    'Yes.',
  ],
  ['Sí.\n\nEl lun, 23 nov 2026 a las 9:00, Firm (<help@firm.example>) escribió:\n> x', 'Sí.'],
  ['Yes.\n\n-----Original Message-----\nFrom: Firm\nSent: Monday\n\nCan we call?', 'Yes.'],
  ['Yes.\n________________________________\nFrom: Firm <help@firm.example>\nSent: Monday\nTo: Maria', 'Yes.'],
  ['Yes.\n\nDe: Firm\nEnviado el: lunes\nPara: Maria\nAsunto: x\n\nold', 'Yes.'],
  ['On Monday, Firm wrote:\n> Can we call?\n\nYes.', 'Yes.'],
  ['> Can we call?\nYes.\n> When?\nAt three.', 'Yes.\nAt three.'],
  [
    'From: my house you can see it.\nOn Monday I wrote to you.',
    'From: my house you can see it.\nOn Monday I wrote to you.',
  ],
  ['Just this', 'Just this'],
  ['', ''],
])('the new part of %j', (text, body) => {
  for (const line of [text, text.replaceAll('\n', '\r\n')]) expect(splitQuotes(line).body).toBe(body);
});

test('a token is found in an address whatever surrounds it, and in any case', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  for (const address of [
    `help+${token}@a.example`,
    `<HELP+${token.toUpperCase()}@a.example>`,
    `reply${token}@a.example`,
  ])
    expect(hashTokens([address])).toContain(hashToken(token));
  expect(hashTokens(['help@a.example'])).toEqual([]);
});

test('a stranger’s thousands of addresses and references cost as much as a few', async () => {
  const lookups: string[][] = [];
  const find = (filter: { tokens?: { $in: string[] }; _id?: { $in: string[] } }) => {
    lookups.push((filter.tokens ?? filter._id)!.$in);
    return { lean: async () => [] };
  };
  const clients = { find: () => ({ select: () => ({ lean: async () => [] }) }) };
  const models = { sentMails: { find }, clients } as unknown as Deps['models'];
  const token = 'a'.repeat(26);
  const others = Array.from(
    { length: 5000 },
    (_, n) => `${`${n}`.padStart(4, '2')}${'bcd'.repeat(20)}@a.example`,
  );
  const name = (n: number) => `evt_${`${n}`.padStart(13, '0')}${'0'.repeat(18)}`;
  const references = Array.from({ length: 5000 }, (_, n) => `<${name(n)}@a.example>`).join(' ');
  const headers: [string, string][] = [
    ['to', `help+${token}@a.example`],
    ['cc', others.join(', ')],
    ['references', references],
  ];
  const parsed = {
    from: 'x@b.example',
    subject: '',
    text: '',
    isHtml: false,
    content: '',
    headers,
    files: [],
  };
  await findPlace({ models } as Deps, parsed, undefined);
  expect(lookups.map(({ length }) => length)).toEqual([200, 200]);
  expect(lookups[0]).toContain(hashToken(token));
  expect(lookups[1]).toContain(name(4999));
});
