import { expect, test, vi } from 'vitest';
import { takeMail } from '../../server/mail/replies/take-mail';
import { openMail } from '../support/mail/open-mail';

vi.setConfig({ testTimeout: 20 * 60_000 });

const maria = 'maria.lopez@example.com';
const repeat = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Messages made to break a parser: by kind, each with a size. All of them are well addressed. */
const kinds: Record<string, (size: number) => { headers?: string; body: string }> = {
  'parts in parts': (size) => ({
    headers: 'Content-Type: multipart/mixed; boundary=b0',
    body: Array.from(
      { length: size / 60 },
      (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
    ).join(''),
  }),
  'messages in messages': (size) => ({
    headers: 'Content-Type: message/rfc822',
    body: repeat('Content-Type: message/rfc822\r\n\r\n', size),
  }),
  'many parts': (size) => ({
    headers: 'Content-Type: multipart/mixed; boundary=b',
    body: repeat('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n', size),
  }),
  'one boundary for all': (size) => ({
    headers: 'Content-Type: multipart/mixed; boundary=b',
    body: repeat('--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n', size),
  }),
  'a long header': (size) => ({ headers: `X-Long: ${repeat('a b ', size)}`, body: 'x' }),
  'many headers': (size) => ({ headers: repeat('X-A: b\r\n', size).trim(), body: 'x' }),
  'encoded words': (size) => ({ headers: `Subject: ${repeat('=?utf-8?q?=C3?= ', size)}`, body: 'x' }),
  'parameters in pieces': (size) => ({
    headers: `Content-Type: text/plain;${repeat(" name*1*=utf-8''%41;", size)}`,
    body: 'x',
  }),
  'nested comments': (size) => ({ headers: `Cc: ${repeat('(', size)}`, body: 'x' }),
  'nested groups': (size) => ({ headers: `Cc: ${repeat('a:b <c@d>,"e', size)}`, body: 'x' }),
  'many addresses': (size) => ({
    headers: `Cc: ${repeat(`${'abcdefg234567'.repeat(5)}@a.example, `, size)}`,
    body: 'x',
  }),
  'many references': (size) => ({ headers: `References: ${repeat('<evt_0@a.example> ', size)}`, body: 'x' }),
  'open tags': (size) => ({ headers: 'Content-Type: text/html', body: repeat('<p <div class="', size) }),
  'open styles': (size) => ({ headers: 'Content-Type: text/html', body: repeat('<style><script>', size) }),
  entities: (size) => ({ headers: 'Content-Type: text/html', body: repeat('&#x110000;&amp;&', size) }),
  'broken base64': (size) => ({
    headers: 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64',
    body: repeat('=A==\u0000B!', size),
  }),
  'broken quoted-printable': (size) => ({
    headers: 'Content-Type: text/plain; charset=utf-7\r\nContent-Transfer-Encoding: quoted-printable',
    body: repeat('=\r\n==4', size),
  }),
  'one long line': (size) => ({ body: repeat('a', size) }),
  'starts of quotes': (size) => ({ body: repeat('On Monday someone\nFrom: a\n> ', size) }),
  'only zeros': (size) => ({ body: '\u0000'.repeat(size) }),
};

test('200 hostile messages: each is kept within a second of our own CPU, and memory stays bounded', async () => {
  await using house = await openMail({ replyTo: 'help+*@lantern.example' });
  const id = await house.lead({ email: maria });
  await house.app.outbox.run();
  const address = /^Reply-To: *(\S+)/im.exec(house.smtp.got[0]!.text)![1]!;
  const before = process.memoryUsage().rss;
  let most = 0;
  let count = 0;
  const slow: string[] = [];
  for (const [kind, make] of Object.entries(kinds))
    for (let step = 0; step < 10; step++) {
      const { headers, body } = make(10_000 * 2 ** (step / 1.3));
      const raw = [
        ...[`From: ${maria}`, `To: ${address}`, `Message-ID: <${count++}@example.com>`],
        ...(headers ? [headers] : []),
        '',
        body,
      ].join('\r\n');
      const start = process.cpuUsage();
      expect([kind, step, await takeMail(house.app, Buffer.from(raw))]).toEqual([kind, step, true]);
      const { user, system } = process.cpuUsage(start);
      if (user + system > 1_000_000) slow.push(`${kind} ${step}: ${(user + system) / 1000} ms`);
      most = Math.max(most, process.memoryUsage().rss);
    }
  console.log(`${count} messages, memory +${Math.round((most - before) / 1e6)} MB`);
  expect(slow).toEqual([]);
  expect((most - before) / 1e6).toBeLessThan(150);
  expect(await house.app.models.messages.countDocuments({ clientId: id, sender: 'person' })).toBe(count);
});
