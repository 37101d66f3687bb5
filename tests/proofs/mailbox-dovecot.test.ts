import { expect, test } from 'vitest';
import { readMailbox } from '../../server/mail/imap/read-mailbox';
import { eventually } from '../support/eventually';
import { startCutProxy } from '../support/mail/cut-proxy';
import { startDovecot } from '../support/mail/dovecot';
import { openMail } from '../support/mail/open-mail';
import { proveMailbox } from '../support/mail/prove-mailbox';
import { hasProgram } from '../support/programs';

const isRoot = process.getuid?.() === 0;
const withDovecot = test.skipIf(
  !isRoot || !hasProgram('dovecot', 'the mailbox was read from our stand-in only'),
);

withDovecot(
  'Dovecot: answers are read once, arrive while we listen, and stay one after the mailbox was renumbered',
  async () => {
    await using dovecot = await startDovecot();
    await using house = await openMail({ replyTo: 'help+*@lantern.example', at: Date.now() });
    const id = await house.lead({ email: 'maria@example.com' });
    await house.app.outbox.run();
    const address = /^Reply-To: *(\S+)/im.exec(house.smtp.got[0]!.text)![1]!;
    const deliver = (name: string) =>
      dovecot.deliver(
        `From: maria@example.com\r\nTo: ${address}\r\nMessage-ID: <${name}@example.com>\r\n\r\nAnswer ${name}`,
      );
    const stored = () => house.app.models.messages.countDocuments({ clientId: id, direction: 'in' });
    const read = (signal: AbortSignal, lasts: number) =>
      readMailbox(house.app, { url: dovecot.url }, signal, lasts);
    const never = new AbortController().signal;
    for (let count = 0; count < 10; count++) deliver(String(count));
    await read(never, 1);
    expect(await stored()).toBe(10);

    const closing = new AbortController();
    const reading = read(closing.signal, 600_000).catch(() => undefined);
    deliver('while it listens');
    await eventually(stored).toBe(11);
    closing.abort();
    await reading;

    dovecot.renumber();
    deliver('after that');
    await read(never, 1);
    expect(await stored()).toBe(12);
  },
);

withDovecot(
  'Dovecot: 60 e-mails through 6 lost connections, 2 renumbered mailboxes and 3 kills: none lost, none twice',
  async () => {
    await using dovecot = await startDovecot();
    await using proxy = await startCutProxy(dovecot.port);
    const renumber = () => {
      dovecot.renumber();
      proxy.dropAll();
    };
    const url = dovecot.url.replace(`:${dovecot.port}`, `:${proxy.port}`);
    await proveMailbox({ ...proxy, url, renumber, deliver: dovecot.deliver }, { messages: 60, kills: 3 });
  },
);
