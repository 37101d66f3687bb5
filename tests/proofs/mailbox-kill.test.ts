import { test } from 'vitest';
import { startImap } from '../support/mail/imap';
import { proveMailbox } from '../support/mail/prove-mailbox';

/** A part of the proof; `MAILBOX_MESSAGES=500 MAILBOX_KILLS=10` is all of it, with 50 lost connections. */
const messages = Number(process.env.MAILBOX_MESSAGES ?? 60);
const kills = Number(process.env.MAILBOX_KILLS ?? 3);

test(`${messages} e-mails through ${messages / 10} lost connections, 2 renumbered mailboxes and ${kills} kills: none lost, none twice`, async () => {
  await using imap = await startImap();
  await proveMailbox(imap, { messages, kills });
});
