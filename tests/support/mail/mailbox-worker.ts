/**
 * A server that reads a mailbox until it is killed. The arguments: the database's server and name, and the mailbox's
 * address.
 */
import { readMailbox } from '../../../server/mail/imap/read-mailbox';
import { noMail, startApp } from '../start-app';

const [, , mongoUri = '', dbName = '', url = ''] = process.argv;
const app = await startApp({ mongoUri, dbName, mail: noMail });
for (;;) {
  // A lost connection is no reason to stop.
  await readMailbox(app, { url }, new AbortController().signal).catch(() => undefined);
}
