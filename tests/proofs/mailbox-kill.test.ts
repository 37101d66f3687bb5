import { test } from 'vitest';
import { startImap } from '../support/mail/imap';
import { proveMailbox } from '../support/mail/prove-mailbox';
import { sized } from '../support/size';

const messages = sized(60);
const kills = sized(3);

test(`${messages} e-mails through ${messages / 10} lost connections, 2 renumbered mailboxes and ${kills} kills: none lost, none twice`, async () => {
  await using imap = await startImap();
  await proveMailbox(imap, { messages, kills });
});
