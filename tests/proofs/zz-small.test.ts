import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
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

const cuts = 6;
const messagesPerCut = 4;
const kills = 2;
/** The cuts after which all messages get other numbers. */
const renumberings = [2, 4];

const open = async () => {
  const imap = await startImap();
  const app = await startApp({ mail: { ...noMail, replyTo: 'help+*@lantern.example' } });
  const people = ['maria@example.com', 'pete@example.com'];
  const ids: string[] = [];
  for (const email of people)
    ids.push((await app.anyone.post('/api/clients', make.client({ email }))).body.id);
  const addresses = await Promise.all(
    ids.map((id) => openReplyAddress(app.mail, `evt_${id}`, { _id: new Types.ObjectId(id) })),
  );
  const script = await bundledScript('tests/support/mail/mailbox-worker.ts');
  let reader: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(process.execPath, [script, testStoreUri(), app.dbName, imap.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    reader = child;
    await once(child.stdout, 'data');
  };
  const kill = async () => {
    const gone = once(reader!, 'exit');
    reader!.kill('SIGKILL');
    await gone;
  };
  return {
    app,
    imap,
    people,
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

test(
  '500 e-mails through 50 lost connections, 2 renumbered mailboxes and 10 kills: none lost, none twice',
  async () => {
    await using house = await open();
    const { app, imap, people, ids, addresses } = house;
    const sent = people.map((): string[] => []);
    await house.start();
    for (let round = 1; round <= cuts; round++) {
      for (let count = 0; count < messagesPerCut; count++) {
        const person = count % people.length;
        const text = `Message ${count} of round ${round}`;
        sent[person]!.push(text);
        imap.deliver(
          `From: ${people[person]}\r\nTo: ${addresses[person]}\r\nMessage-ID: <${round}.${count}@example.com>\r\n\r\n${text}`,
        );
      }
      imap.cutAfter(1 + Math.floor(Math.random() * 20));
      await expect.poll(imap.cuts, { timeout: 600_000, interval: 20 }).toBe(round);
      if (renumberings.includes(round)) imap.renumber();
      if (round % (cuts / kills) !== 0) continue;
      await wait(Math.random() * 500);
      await house.kill();
      await house.start();
    }
    const arrived = { channel: 'email', direction: 'in' } as const;
    const all = cuts * messagesPerCut;
    await expect
      .poll(() => app.models.messages.countDocuments(arrived), { timeout: 600_000, interval: 500 })
      .toBe(all);
    // One more whole session, which must store nothing again.
    const before = imap.sessions();
    await expect.poll(() => imap.sessions() - before, { timeout: 600_000 }).toBeGreaterThan(1);
    await house.kill();
    for (const [person, clientId] of ids.entries()) {
      const stored = await app.models.messages
        .find({ ...arrived, clientId, sender: 'person' })
        .lean<MessageDoc[]>();
      expect(stored.map((message) => openContent(app.conversation, message).body).sort()).toEqual(
        sent[person]!.toSorted(),
      );
    }
    expect(await app.models.messages.countDocuments(arrived)).toBe(all);
  },
  20 * 60_000,
);
