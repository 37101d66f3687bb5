import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { openMail } from '../support/mail/open-mail';

vi.setConfig({ testTimeout: 10 * 60_000 });

const bounceSecret = 'a secret that the mail server has, too';
/** As of Linux; elsewhere the memory right now. */
const readPeak = () => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1000;
  } catch {
    return process.memoryUsage().rss / 1e6;
  }
};

test('A76: 30 mails of 24 MB at once wait for their turn, and all are stored, in bounded memory', async () => {
  await using house = await openMail({ replyTo: 'help+*@lantern.example', bounceSecret });
  const id = await house.lead({ email: 'maria.lopez@example.com' });
  await house.app.outbox.run();
  const address = /^Reply-To: *(\S+)/im.exec(house.smtp.got[0]!.text)![1]!;
  const file = Buffer.alloc(24e6, 'QUJD'.repeat(19).concat('\r\n'));
  const before = readPeak();
  let later = 0;
  const push = async (number: number): Promise<unknown> => {
    const head = `From: maria.lopez@example.com\r\nTo: ${address}\r\nMessage-ID: <${number}@example.com>\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
    async function* body() {
      yield Buffer.from(head);
      for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
    }
    const answer = await fetch(`${house.app.url}/api/mail/bounces`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bounceSecret}`, 'Content-Type': 'message/rfc822' },
      body: body() as never,
      duplex: 'half',
    } as RequestInit);
    if (answer.status !== 429) return answer.json();
    later += 1;
    // As the mail server does.
    return push(number);
  };
  const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => push(number)));
  expect(answers).toEqual(answers.map(() => ({ outcome: 'recorded' })));
  const memory = Math.round(readPeak() - before);
  console.log(`Memory at most +${memory} MB; ${later} came again.`);
  expect(await house.app.models.messages.countDocuments({ clientId: id, direction: 'in' })).toBe(30);
  expect(memory).toBeLessThan(500);
});
