import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { openContent } from '../../server/messages/conversation/content';
import type { MessageDoc } from '../../server/messages/conversation/message.model';
import { openReplyAddress } from '../../server/messages/mail/replies/reply-address';
import { bundledScript } from '../support/bundled-script';
import { startImap } from '../support/mail/imap';
import { make } from '../support/make';
import { noMail, startApp } from '../support/start-app';
import { testStoreUri } from '../support/store/test-server';

const cuts = 50;
const messagesPerCut = 10;
const kills = 10;
/** The cuts after which all messages get other numbers. */
const renumberings = [5, 12];
const people = ['maria@example.com', 'pete@example.com'];

/** Two leads with an address for answers each, and a reader of the mailbox that can be killed. */
const open = async () => {
  const imap = await startImap();
  const app = await startApp({ mail: { ...noMail, replyTo: 'help+*@lantern.example' } });
  const ids: string[] = [];
  for (const email of people)
    ids.push((await app.anyone.post('/api/clients', make.client({ email }))).body.id);
  const addresses = await Promise.all(
    ids.map((id) => openReplyAddress(app.mail, `evt_${id}`, { _id: new Types.ObjectId(id) })),
  );
  const script = await bundledScript('tests/support/mail/mailbox-worker.ts');
  let reader: ChildProcess | undefined;
  const start = () => {
    reader = spawn(process.execPath, [script, testStoreUri(), app.dbName, imap.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const kill = async () => {
    const gone = once(reader!, 'exit');
    reader!.kill('SIGKILL');
    await gone;
  };
  return {
    app,
    imap,
    ids,
    addresses,
    start,
    kill,
    async [Symbol.asyncDispose]() {
      if (reader?.exitCode === null && reader.signalCode === null) await kill();
      await app[Symbol.asyncDispose]();
      await imap[Symbol.asyncDispose]();
    },
  };
};

test('500 e-mails through 50 lost connections, 2 renumbered mailboxes and 10 kills: none lost, none twice', async () => {
  await using house = await open();
  const { app, imap, ids, addresses } = house;
  const sent = people.map((): string[] => []);
  house.start();
  for (let round = 1; round <= cuts; round++) {
    const cut = imap.next('cut');
    // Reading these takes more commands, so that some are left.
    imap.cutAfter(1 + Math.floor(Math.random() * messagesPerCut));
    for (let count = 0; count < messagesPerCut; count++) {
      const person = count % people.length;
      const text = `Message ${count} of round ${round}`;
      sent[person]!.push(text);
      imap.deliver(
        `From: ${people[person]}\r\nTo: ${addresses[person]}\r\nMessage-ID: <${round}.${count}@example.com>\r\n\r\n${text}`,
      );
    }
    await cut;
    if (renumberings.includes(round)) imap.renumber();
    if (round % (cuts / kills) !== 0) continue;
    // In the middle of storing a message.
    await imap.next('fetched');
    await house.kill();
    house.start();
  }
  const arrived = { channel: 'email', direction: 'in' } as const;
  await imap.next('listening');
  for (const [person, clientId] of ids.entries()) {
    const stored = await app.models.messages
      .find({ ...arrived, clientId, sender: 'person' })
      .lean<MessageDoc[]>();
    expect(stored.map((message) => openContent(app.conversation, message).body).sort()).toEqual(
      sent[person]!.toSorted(),
    );
  }
  expect(await app.models.messages.countDocuments(arrived)).toBe(cuts * messagesPerCut);
});
