import { expect, test } from 'vitest';
import { parseMail } from '../../../server/mail/replies/parse-mail';
import { isAutomatic, isProgram } from '../../../server/mail/replies/rules/automatic';
import { classifyMail } from '../../../server/mail/replies/rules/classify-mail';
import { findAuthor, findOwnNames } from '../../../server/mail/replies/rules/own-names';
import { splitQuotes } from '../../../server/mail/replies/rules/split-quotes';

const own = findOwnNames(
  {
    from: 'Harbor Legal <help@harborlegal.example>',
    replyTo: 'harbor+*@gmail.com',
    staff: 'intake@desk.harborlegal.example',
    imap: { url: 'imaps://read%40harbor-box.example:x@imap.example.com' },
  },
  'https://www.harborinjury.example',
);

type Headers = Record<string, string>;
const message = (headers: Headers, from = 'ana@example.com', subject = 'Hurt in a crash') => ({
  headers: Object.entries(headers) as [string, string][],
  from,
  subject,
});

test.each<[string, Headers]>([
  ['Proton', { 'feedback-id': '1:user:proton' }],
  [
    'a Google group',
    {
      precedence: 'list',
      'list-id': '<help.harborlegal.example>',
      'list-unsubscribe': '<mailto:x@googlegroups.com>',
    },
  ],
  [
    'a group without an id',
    { 'mailing-list': 'list help@harborlegal.example; contact x', precedence: 'list' },
  ],
  [
    'Mailman on a subdomain',
    {
      'list-id': 'Help desk <help.lists.harborlegal.example>',
      precedence: 'bulk',
      'list-unsubscribe': '<https://lists.harborlegal.example/x>',
    },
  ],
  ['a group at a public provider', { 'list-id': '<harbor.gmail.com>', precedence: 'list' }],
  ['a list of the site’s domain', { 'list-post': '<mailto:cases@harborinjury.example>', precedence: 'list' }],
  [
    'a rule of Exchange that forwards',
    {
      'x-ms-exchange-inbox-rules-loop': 'help@harborlegal.example',
      'auto-submitted': 'auto-generated',
      'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent',
      'return-path': '<>',
    },
  ],
  ['a rule of another mailbox on the way', { 'x-ms-exchange-inbox-rules-loop': 'referrals@bar.example' }],
  ['a rule of procmail of ours', { 'x-loop': 'intake@desk.harborlegal.example' }],
  [
    'Gmail that forwards',
    {
      'x-forwarded-for': 'help@harborlegal.example desk@x.example',
      'x-forwarded-to': 'desk@x.example',
      'delivered-to': 'help@harborlegal.example',
    },
  ],
  ['a mailbox that resends', { 'resent-from': 'read@harbor-box.example' }],
])('a person’s message by way of %s is not automatic', (_, headers) => {
  expect(isAutomatic(message(headers), own)).toBe(false);
});

test.each<[string, Headers, string?, string?]>([
  ['another list', { 'list-id': '<people.list.example>', precedence: 'list' }],
  [
    'another list that names us to leave it',
    { 'list-unsubscribe': '<https://paper.example/stop?help@harborlegal.example>' },
  ],
  [
    'another list, sent on by ours',
    { 'list-id': '<news.paper.example>', 'list-post': '<mailto:help@harborlegal.example>' },
  ],
  ['a list at a public provider that is not ours', { 'list-id': '<other.gmail.com>' }],
  ['an absence note by a rule of the sender', { 'x-ms-exchange-inbox-rules-loop': 'ana@example.com' }],
  [
    'an absence note that our rule forwarded',
    { 'x-ms-exchange-inbox-rules-loop': 'help@harborlegal.example', 'auto-submitted': 'auto-replied' },
  ],
  ['a program by way of our group', { 'list-id': '<help.harborlegal.example>', 'x-autoreply': 'yes' }],
  ['an absence note by its subject', {}, 'ana@example.com', 'Out of office: Hurt'],
  ['a mailbox of no person', {}, 'no-reply@shop.example'],
])('%s is automatic', (_, headers, from, subject) => {
  expect(isAutomatic(message(headers, from, subject), own)).toBe(true);
});

test('only what certainly no person wrote can be dropped: not a list, a form on a web site, or an absent return path', () => {
  const perhaps: [Headers, string?, string?][] = [
    [{ 'list-id': '<referrals.bar.example>' }],
    [{ 'auto-submitted': 'auto-generated' }],
    [{ 'return-path': '<>' }],
    [{}, 'ana@example.com', 'Out of the office I fell down the stairs'],
    [{ 'reply-to': 'Ana <ana@example.com>' }, 'no-reply@forms.example'],
  ];
  for (const [headers, from, subject] of perhaps)
    expect([headers, isProgram(message(headers, from, subject))]).toEqual([headers, false]);
  const certain: [Headers, string?][] = [
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
    [{ precedence: 'auto_reply' }],
    [{}, 'mailer-daemon@mx.example'],
    [{ 'reply-to': 'noreply@shop.example' }, 'no-reply@shop.example'],
  ];
  for (const [headers, from] of certain)
    expect([headers, isProgram(message(headers, from))]).toEqual([headers, true]);
});

const group = { 'list-id': '<cases.harborlegal.example>' };
test.each<[string, Headers, string]>([
  [
    'help@harborlegal.example',
    { 'x-original-from': 'Ana <ana@example.com>', 'reply-to': 'x@y.example' },
    'ana@example.com',
  ],
  ['help@harborlegal.example', { 'reply-to': '"Ruiz, Ana" <ana@example.com>' }, 'ana@example.com'],
  [
    'help+abc@harborlegal.example',
    { 'reply-to': 'help+abc@harborlegal.example, "x@y.example" <ana@example.com>' },
    'ana@example.com',
  ],
  ['cases@harborlegal.example', { ...group, 'reply-to': 'ana@example.com' }, 'ana@example.com'],
  ['cases@harborlegal.example', { 'x-original-sender': 'ana@example.com' }, 'ana@example.com'],
  ['', { 'reply-to': 'ana@example.com' }, 'ana@example.com'],
  // The sender of any other message is the one in `From`.
  ['sam@harborlegal.example', { 'reply-to': 'sam@home.example' }, 'sam@harborlegal.example'],
  [
    'ana@example.com',
    { 'x-original-from': 'maria@example.com', 'reply-to': 'maria@example.com' },
    'ana@example.com',
  ],
  ['help@harborlegal.example', { 'x-original-from': 'sam@harborlegal.example' }, 'help@harborlegal.example'],
  ['help@harborlegal.example', { 'reply-to': 'nothing' }, 'help@harborlegal.example'],
])('%j with %j is by %s', (from, headers, author) => {
  expect(findAuthor(message(headers, from), own)).toBe(author);
});

const quote = 'On Nov 27, 2026, at 9:00 AM, Harbor Legal <help@harborlegal.example> wrote:';
test.each([
  // Interleaved, with lines of attribution in several forms.
  [`${quote}\n\n> When?\n\nTuesday.\n\n> Where?\n\nOakland.`, 'Tuesday.\n\nOakland.'],
  [
    'Yes.\n\nOn Sat, Nov 28, 2026 at 9:00 AM Harbor Legal, Injury Lawyers <\nhelp+abc@r.harborlegal.example>\nwrote:\n\n> x',
    'Yes.',
  ],
  [
    'Sí.\n\nEl 27 nov 2026, a la(s) 9:00 a.m., Harbor Legal <help@a.example>\nescribió:\n\n> x\n\nGracias',
    'Sí.\n\nGracias',
  ],
  ['Yes.\n\nHarbor Legal <help@harborlegal.example> wrote:\n> x', 'Yes.'],
  ['Sí.\n\n2026-11-28 9:00 GMT-06:00 Harbor Legal <help@a.example>:\n\n> x', 'Sí.'],
  ['Yes.\n\n---- On Sat, 28 Nov 2026 09:00:00 -0600 Harbor Legal <help@a.example> wrote ----\n\n> x', 'Yes.'],
  ['Yes.\n\n*From:* Harbor Legal <help@a.example>\n*Sent:* Monday\n*To:* Maria\n*Subject:* x\n\nold', 'Yes.'],
  [
    'Sí.\n\n________________________________\nDe: Harbor Legal\nEnviado: lunes\nPara: Maria\nAsunto: x\n\nold',
    'Sí.',
  ],
  // Yahoo and others mark no lines.
  [
    'Yes.\n\nOn Monday, November 23, 2026 at 09:00:00 AM CST, Harbor <help@a.example> wrote: \n \n Hello Maria',
    'Yes.',
  ],
  // The answer below a header whose copy has marked lines.
  [
    '-----Original Message-----\nFrom: Harbor Legal\nSent: Monday\nSubject: x\n\n> When?\n\nAt three.',
    'At three.',
  ],
  [
    'The officer wrote:\nhe was speeding.\nOn the way home I stopped.',
    'The officer wrote:\nhe was speeding.\nOn the way home I stopped.',
  ],
])('the new part of %j', (text, body) => {
  expect(splitQuotes(text).body).toBe(body);
});

const html = (body: string, type = 'text/html; charset=utf-8') =>
  parseMail(Buffer.from(`From: Maria <maria@example.com>\r\nContent-Type: ${type}\r\n\r\n${body}`, 'latin1'));
const newPart = async (body: string) => splitQuotes((await html(body)).text).body;

test('the new part of HTML is what stands outside of its quotes, in the forms of several programs', async () => {
  const gmail = (quoted: string) =>
    `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">El vie, Harbor &lt;h@a.example&gt; dijo:<br></div>${quoted}</div>`;
  const bodies = [
    `<div dir="ltr">Yes.</div><br>${gmail('<blockquote class="gmail_quote" style="margin:0">When?<div>Hello</div></blockquote>')}`,
    `${gmail('<blockquote class="gmail_quote">When?</blockquote><div>Yes.</div><blockquote class="gmail_quote">Where?</blockquote>')}`,
    '<html><head><title>x</title><style>p{}</style></head><body><div>Yes.</div><div><br><blockquote type="cite"><div>On Nov 27, Harbor wrote:</div><br><div>When?</div></blockquote></div></body></html>',
    '<div>Yes.</div><div id="yahoo_quoted_12" class="yahoo_quoted"><div>On Monday, Harbor wrote:</div><div><div>When?</div></div></div>',
    '<div>Yes.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Harbor &lt;h@a.example&gt;<br><b>Sent:</b> Monday<br><b>To:</b> Maria<br><b>Subject:</b> x</div><div>When?</div>',
    '<div class="moz-cite-prefix">Am 27.11.26 um 9 schrieb Harbor:<br></div><blockquote type="cite"><p>When?</p></blockquote><p>Yes.</p>',
    '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">Yes.</blockquote>',
    `<img src="data:image/png;base64,${'A'.repeat(5000)}" alt="a > b"><p>Yes.</p>`,
  ];
  expect(await Promise.all(bodies.map(newPart))).toEqual(bodies.map(() => 'Yes.'));
});

test('the quotes of HTML also count where a list added a text below it', async () => {
  const { text } = await html(
    '--b\r\nContent-Type: text/html\r\n\r\n<blockquote>STOP to end</blockquote><p>Yes.</p>\r\n--b\r\nContent-Type: text/plain\r\n\r\nHelp list\r\n--b--',
    'multipart/mixed; boundary=b',
  );
  expect(splitQuotes(text).body).toMatch(/^Yes\./);
  expect(splitQuotes(text).quoted).toBe('> STOP to end');
});

test('signs are read as their writer meant them: entities, and bytes that contradict their charset', async () => {
  const texts = await Promise.all([
    html(
      '&iquest;Qu&eacute; ma&ntilde;ana&#63; &#8211; &#x2019; &#146; &euro;5&nbsp;&hellip; &amp;lt; R&D &unknown;',
    ),
    html('Ma\xf1ana \x93no\x94'),
    html('Ma\xf1ana \x93no\x94', 'text/plain; charset=us-ascii'),
    html('Ma\xc3\xb1ana', 'text/plain; charset=us-ascii'),
    html('Ma\xf1ana \xc3\xb1o \x80', 'text/plain; charset=utf-8'),
    html('\x93s\xed\x94', 'text/plain; charset=iso-8859-1'),
  ]);
  expect(texts.map(({ text }) => text.trim())).toEqual([
    '¿Qué mañana? – ’ ’ €5 … &lt; R&D &unknown;',
    'Mañana “no”',
    'Mañana “no”',
    'Mañana',
    'Mañana ño €',
    '“sí”',
  ]);
});

test.each([
  ['STOP\n\nMaria Lopez\n415 555 0147'],
  ['Stop\n\nSent from my iPhone'],
  ['ЅТОР\n\nMaria Lopez'],
  ['Stop\n-- \nMaria Lopez\nYou can stop by any time'],
  ['Alto\nEnviado desde mi Samsung Galaxy'],
  ['Stop\n\nYahoo Mail: Search, Organize, Conquer'],
  ['STOP\n\nChecked for viruses by ExampleScan.\nwww.example.com'],
  ['Stop\n\nGet Outlook for iOS'],
  [
    'STOP\n\n________________________________\nHelp mailing list -- help@a.example\nTo unsubscribe send an email to x',
  ],
  ['Stop\n\n-- \nYou received this message because you are subscribed to the Google Groups "Help" group.'],
  ['STOP\n\nCONFIDENTIALITY NOTICE: This e-mail is for its recipient. If you are not, delete it.'],
])('%j is a withdrawal', (body) => {
  expect(classifyMail({ subject: 'Re: Your request', body }).result).toBe('withdrawal');
});

test.each([
  ['STOP', '', 'withdrawal'],
  ['Unsubscribe', 'Sent from my iPhone', 'withdrawal'],
  ['Re: STOP', 'Maria Lopez', 'withdrawal'],
  ['[help] Alto', '', 'withdrawal'],
  ['STOP', 'I hired somebody else.', 'hold'],
  ['Hello', 'I hired somebody else.\nStop\nThey call me on Tuesday.', 'hold'],
  ['Re: STOP', 'Tuesday at three is fine.', 'neither'],
  ['Stop sign accident', 'I was hit at a stop sign.', 'neither'],
  ['My crash', 'I saw the truck, and its driver did not even try to\nstop\nat the light.', 'neither'],
  [
    'Re: Your request',
    'I can talk on Tuesday.\n\n-- \nYou received this message because you are subscribed to the group. To unsubscribe from this group and stop receiving emails, write to x',
    'neither',
  ],
  ['', '', 'neither'],
] as const)('the subject %j with the words %j is a %s', (subject, body, result) => {
  expect(classifyMail({ subject, body }).result).toBe(result);
});

test('of a message that looks automatic only a few words can ask us to stop', () => {
  const absent = `I am away until Monday. ${'Our office is open from nine to five. '.repeat(5)}Please stop by.`;
  expect(classifyMail({ subject: 'x', body: 'Stop', automatic: true }).result).toBe('withdrawal');
  expect(classifyMail({ subject: 'STOP', body: '', automatic: true }).result).toBe('withdrawal');
  expect(
    classifyMail({ subject: 'x', body: `Please do not contact me. ${absent}`, automatic: true }).result,
  ).toBe('neither');
});
