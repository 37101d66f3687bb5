import { randomBytes } from 'node:crypto';
import type { Models } from '../../models';
import { NeedsALook } from '../../outbox/failures';
import type { HeadDoc } from '../ledger.model';
import { derInteger, readDer } from './der';
import { stampedHash } from './stamped-hash';
import { readTimestamp, timestampRequest } from './timestamp';

const patience = 20_000;
const mostBytes = 64 * 1024;

const ask = async (url: string, body: Buffer): Promise<Buffer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the timestamp service answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error('the timestamp service answered too much');
  return bytes;
};

type Options = { models: Models; url: string | undefined };

/**
 * Has the newest head of the log stamped by an outside service, where one is set: then nobody, not even whoever has our
 * key, can say later that the log held something else at that time. One stamp covers everything before it.
 */
export const stampHeads = async ({ models, url }: Options): Promise<void> => {
  if (!url) return;
  const [head] = await models.ledgerHeads.find().sort({ _id: -1 }).limit(1).lean<HeadDoc[]>();
  if (!head || head.stamp) return;
  const hash = stampedHash(head);
  const nonce = randomBytes(16);
  const answer = await ask(url, timestampRequest(hash, nonce));
  const { at, hash: stamped, nonce: returned } = readTimestamp(answer);
  const isOurs = stamped.equals(hash) && returned?.equals(readDer(derInteger(nonce)).content);
  if (!isOurs) throw new NeedsALook('the timestamp is not for what was sent');
  await models.ledgerHeads.updateOne(
    { _id: head._id, stamp: { $exists: false } },
    { $set: { stamp: { at: at.toISOString(), response: answer.toString('base64') } } },
  );
};
