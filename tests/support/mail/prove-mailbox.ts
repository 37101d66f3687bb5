import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { openContent } from '../../../server/conversation/content';
import type { MessageDoc } from '../../../server/conversation/message.model';
import { openReplyAddress } from '../../../server/mail/replies/reply-address';
import { bundledScript } from '../bundled-script';
import { make } from '../make';
import { noMail, startApp } from '../start-app';
import { testStoreUri } from '../store/test-server';

/** A mail server whose connections break, and whose messages get other numbers. */
export type FragileMailbox = {
  url: string;
  deliver: (raw: string) => void;
  renumber: () => void;
  /** Cuts the connection that gives the next command but so many. */
  cutAfter: (commands: number) => void;
  /** Waits for the next connection that is cut, message that is fetched, or client that has read all and listens. */
  next: (moment: 'cut' | 'fetched' | 'listening') => Promise<unknown>;
};

const messagesPerCut = 10;
const people = ['maria@example.com', 'pete@example.com'];

/** Two leads with an address for answers each, and a reader of the mailbox that can be killed. */
const open = async ({ url }: FragileMailbox) => {
  const app = await startApp({ mail: { ...noMail, replyTo: 'help+*@lantern.example' } });
  const ids: string[] = [];
  for (const email of people)
    ids.push((await app.anyone.post('/api/clients', make.client({ email }))).body.id);
  const addresses = await Promise.all(ids.map((id) => openReplyAddress(app, `evt_${id}`, { clientId: id })));
  const script = await bundledScript('tests/support/mail/mailbox-worker.ts');
  let reader: ChildProcess | undefined;
  const start = () => {
    reader = spawn(process.execPath, [script, testStoreUri(), app.dbName, url], {
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
    ids,
    addresses,
    start,
    kill,
    async [Symbol.asyncDispose]() {
      if (reader?.exitCode === null && reader.signalCode === null) await kill();
      await app[Symbol.asyncDispose]();
    },
  };
};

type Trouble = { messages: number; kills: number };

/**
 * Delivers messages in groups of ten. While each is read, the connection breaks; twice all messages get other numbers,
 * and the reader is killed while it stores a message. Expects each message once, at its lead.
 */
export const proveMailbox = async (imap: FragileMailbox, { messages, kills }: Trouble) => {
  await using house = await open(imap);
  const { app, ids, addresses } = house;
  const cuts = messages / messagesPerCut;
  // Early: from then on, everything is read again.
  const renumberings = [Math.ceil(cuts / 10), Math.ceil(cuts / 4)];
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
        `From: ${people[person]}\r\nTo: ${addresses[person]}\r\nMessage-ID: <${round}.${count}@example.com>\r\n\r\n${text}\r\n`,
      );
    }
    await cut;
    if (renumberings.includes(round)) imap.renumber();
    if (round % Math.floor(cuts / kills) !== 0) continue;
    // In the middle of storing a message.
    await imap.next('fetched');
    await house.kill();
    house.start();
  }
  await imap.next('listening');
  const arrived = { channel: 'email', direction: 'in' } as const;
  for (const [person, clientId] of ids.entries()) {
    const stored = await app.models.messages
      .find({ ...arrived, clientId, sender: 'person' })
      .lean<MessageDoc[]>();
    const bodies = stored.map((message) => openContent(app.conversation, message).body.trim());
    expect(bodies.toSorted()).toEqual(sent[person]!.toSorted());
  }
  expect(await app.models.messages.countDocuments(arrived)).toBe(messages);
};
