import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ImapFlow } from 'imapflow';
import { day, minute } from '../../../shared/durations';
import { createDeadline } from '../../core/deadline';
import type { Deps, ImapSettings } from '../deps';
import type { TokenSource } from '../oauth/token-source';
import { takeMail } from '../replies/take-mail';

/** A session listens this long, and the next one begins right away. Servers end one that lasts half an hour. */
export const sessionLasts = 4 * minute;
/** The time that a mailbox is read back the first time, and after its messages were renumbered. */
const readsBack = 7 * day;
/** Of a larger message, only this much is read. */
const mostBytes = 25 * 1024 * 1024;
/** The rest of an answer, which may name each message of a large mailbox. */
const mostWords = 4 * 1024 * 1024;
const mostAnswer = mostBytes + mostWords;

/** The password in the address; without one, a token. */
const toAuth = async ({ password }: URL, tokens: TokenSource | undefined) =>
  password || !tokens ? { pass: decodeURIComponent(password) } : { accessToken: (await tokens.get()).token };

const connect = async (url: URL, tokens: TokenSource | undefined): Promise<ImapFlow> => {
  // Loaded only where a mailbox is read.
  const { ImapFlow } = await import('imapflow');
  const secure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: url.searchParams.get('ignoreTLS') !== 'true' }),
    auth: { user: decodeURIComponent(url.username), ...(await toAuth(url, tokens)) },
    logger: false,
    disableAutoIdle: true,
    maxLineLength: mostWords,
    maxLiteralSize: mostBytes,
    maxResponseSize: mostAnswer,
  });
  // A lost connection also fails the call that waits for it.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    // The next session gets a new one, if this was a token.
    tokens?.forget();
    throw error;
  });
  return client;
};

/** Ends a connection whose server sends more than we ask for, such as lines without an end. */
const limitAnswers = (client: ImapFlow) => {
  let most = mostWords;
  const timer = setInterval(() => {
    if (client.stats().received > most) client.close();
  }, 500).unref();
  return {
    /** Sets what the server may send from now on. */
    expect: (bytes: number) => {
      client.stats(true);
      most = bytes;
    },
    end: () => clearInterval(timer),
  };
};

/** The name of a mailbox, without its address and without its password. */
const getName = ({ username, hostname, pathname }: URL) =>
  createHash('sha256').update(`${username}@${hostname}${pathname}`).digest('base64url');

/** Returns the numbers of the messages that were not read yet, in order. */
const findNew = async ({ models }: Deps, client: ImapFlow, name: string): Promise<number[]> => {
  const { mailbox } = client;
  if (!mailbox) return [];
  const uidValidity = String(mailbox.uidValidity);
  const cursor = await models.mailboxes.findById(name).lean();
  const isSame = cursor?.uidValidity === uidValidity;
  if (!isSame)
    await models.mailboxes.updateOne({ _id: name }, { $set: { uidValidity, lastUid: 0 } }, { upsert: true });
  const lastUid = isSame ? cursor.lastUid : 0;
  const query = lastUid > 0 ? { uid: `${lastUid + 1}:*` } : { since: new Date(Date.now() - readsBack) };
  const uids = (await client.search(query, { uid: true })) || [];
  // `*` is the newest message even if it has been read.
  return uids.filter((uid) => uid > lastUid).sort((a, b) => a - b);
};

type Session = {
  client: ImapFlow;
  name: string;
  limit: ReturnType<typeof limitAnswers>;
};

/** Stores each new message, and only then moves on. A message that is read twice is stored once. */
const readNew = async (deps: Deps, { client, name, limit }: Session): Promise<void> => {
  limit.expect(mostWords);
  for (const uid of await findNew(deps, client, name)) {
    limit.expect(mostAnswer);
    const message = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true });
    if (message !== false && message.source) await takeMail(deps, message.source);
    await deps.models.mailboxes.updateOne({ _id: name }, { $max: { lastUid: uid } });
  }
};

/** Waits until a message arrives, the session is over, or the connection is lost. */
const waitForNews = (client: ImapFlow, signal: AbortSignal): Promise<unknown> =>
  Promise.race([once(client, 'exists', { signal }), once(client, 'close', { signal })]).catch(
    () => undefined,
  );

/**
 * Reads what is new in the firm's mailbox, and listens for more until the session is over. Messages stay unread
 * there.
 */
export const readMailbox = async (
  deps: Deps,
  { url }: ImapSettings,
  signal: AbortSignal,
  lasts = sessionLasts,
): Promise<void> => {
  const address = new URL(url);
  const name = getName(address);
  const client = await connect(address, deps.mail.tokens);
  const limit = limitAnswers(client);
  const end = createDeadline(lasts, signal);
  signal.addEventListener('abort', () => client.close(), { once: true });
  try {
    await client.mailboxOpen(decodeURIComponent(address.pathname.slice(1)) || 'INBOX', {
      readOnly: true,
    });
    for (;;) {
      // From now on: a message may arrive while others are read.
      const news = waitForNews(client, end);
      await readNew(deps, { client, name, limit });
      if (end.aborted) break;
      // The next command ends it.
      void client.idle().catch(() => undefined);
      await news;
      if (!client.usable) throw new Error('The connection to the mailbox was lost.');
    }
    await client.logout();
  } finally {
    limit.end();
    client.close();
  }
};
