import { expect, test } from 'vitest';
import { openContent } from '../../../server/conversation/content';
import { readMailbox } from '../../../server/mail/imap/read-mailbox';
import { loadPerson } from '../../../server/privacy/person/person';
import { eventually } from '../../support/eventually';
import { startImap } from '../../support/mail/imap';
import { openMail } from '../../support/mail/open-mail';

const maria = 'maria.lopez@example.com';

const open = async () => {
  const imap = await startImap();
  const house = await openMail({ replyTo: 'help+*@lantern.example' });
  const id = await house.lead({ email: maria });
  await house.app.outbox.run();
  const address = /^Reply-To: *(\S+)/im.exec(house.smtp.got[0]!.text)![1]!;
  const { models } = house.app;
  return {
    ...house,
    id,
    imap,
    /** Reads the mailbox, and listens for a while. */
    read: (lasts = 1, signal = new AbortController().signal) =>
      readMailbox(house.app, { url: imap.url }, signal, lasts),
    deliver: (name: string) =>
      imap.deliver(
        `From: ${maria}\r\nTo: ${address}\r\nMessage-ID: <${name}@example.com>\r\n\r\nAnswer ${name}`,
      ),
    stored: () => models.messages.countDocuments({ clientId: id, channel: 'email', direction: 'in' }),
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await imap[Symbol.asyncDispose]();
    },
  };
};

test('answers are read from the mailbox once, stay unread there, and new ones arrive while it listens', async () => {
  await using house = await open();
  house.deliver('a');
  await house.read();
  expect(await house.stored()).toBe(1);
  const closing = new AbortController();
  const reading = house.read(60_000, closing.signal).catch(() => undefined);
  await eventually(async () => house.imap.isListening()).toBe(true);
  house.deliver('b');
  await eventually(house.stored).toBe(2);
  closing.abort();
  await reading;
  await house.read();
  expect([await house.stored(), house.imap.seen.size]).toEqual([2, 0]);
});

test('a message that arrives while another is read waits for no other', async () => {
  await using house = await open();
  house.deliver('a');
  const closing = new AbortController();
  const fetched = house.imap.next('fetched').then(() => house.deliver('b'));
  const reading = house.read(60_000, closing.signal).catch(() => undefined);
  await fetched;
  await eventually(house.stored).toBe(2);
  closing.abort();
  await reading;
});

test('no message is lost and none is stored twice, through lost connections and renumbered mailboxes', async () => {
  await using house = await open();
  const most = 12;
  for (let count = 0; count < most; count++) house.deliver(String(count));
  let lost = 0;
  for (let commands = 4; (await house.stored()) < most || lost < 8; commands++) {
    house.imap.cutAfter(commands);
    await house.read().catch(() => {
      lost += 1;
    });
    if (lost === 3 || lost === 6) house.imap.renumber();
  }
  house.imap.cutAfter(0);
  house.imap.renumber();
  house.deliver('last');
  await house.read();
  expect(await house.stored()).toBe(most + 1);
});

test.each([
  ['a line', '* SEARCH 1 2 3'.padEnd(60_000, ' 4')],
  ['lines', `* SEARCH${' 1'.repeat(30_000)}\r\n`],
  ['news', '* 1 EXISTS\r\n'.repeat(5000)],
  ['a response', `* OK {50000}\r\n${'x'.repeat(50_000)}`],
])(
  'A76: %s without an end costs little memory and ends the session, and the next one reads',
  async (_, text) => {
    await using house = await open();
    house.deliver('a');
    house.imap.sendForever(text);
    const before = process.memoryUsage().rss;
    await expect(house.read()).rejects.toThrow();
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(400);
    house.imap.sendForever('');
    await house.read();
    expect(await house.stored()).toBe(1);
  },
);

test('an erased e-mail does not come back when its mailbox is renumbered', async () => {
  await using house = await open();
  house.deliver('a');
  house.imap.deliver(`From: ${maria}\r\nMessage-ID: <b@example.com>\r\n\r\nTo nobody: my secret`);
  await house.read();
  const { models } = house.app;
  expect(await models.messages.countDocuments({ channel: 'email', direction: 'in' })).toBe(2);
  const person = await loadPerson(house.app, { leads: [house.id], refused: [] });
  for (const holding of Object.values(house.app.holdings)) await holding.erase(house.app, person);
  house.imap.renumber();
  house.deliver('c');
  await house.read();
  const stored = await models.messages.find({ channel: 'email' }).lean();
  expect(stored.map((message) => openContent(house.app.conversation, message).body)).toEqual(['Answer c']);
  expect(await models.messageFiles.distinct('message')).toEqual(stored.map(({ _id }) => String(_id)));
});
