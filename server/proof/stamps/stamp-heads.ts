import { randomBytes } from 'node:crypto';
import { exchange } from '../../core/endpoints/exchange';
import { PermanentFailure, TryAgain } from '../../core/outbox/failures';
import { latestHead } from '../certificate';
import type { Models } from '../models';
import { readTimestamp, stampedHash, timestampRequest } from './timestamp';

/** A timestamp is a few kilobytes. If a service sends more, or takes longer, we ask again later. */
const mostBytes = 64 * 1024;
const patience = 10_000;

/** The address is the firm's own setting, often without TLS: a timestamp is verified by its signature and our nonce. */
const ask = async (url: string, body: Buffer, signal: AbortSignal | undefined): Promise<Buffer> => {
  const { status, bytes } = await exchange({
    url: new URL(url),
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body,
    within: patience,
    mostBytes,
    signal,
  });
  if (status !== 200) throw new TryAgain(`HTTP ${status}`);
  if (bytes.length >= mostBytes) throw new TryAgain('too long an answer');
  return bytes;
};

type Options = { models: Models; url: string | undefined };

/**
 * Has an outside service timestamp the newest head of the log, if one is set. Then no one, not even someone with our
 * key, can later claim that the log contained something else at that time. One timestamp covers everything before it,
 * including the files of signed agreements, whose hashes are entries.
 */
export const stampHeads = async ({ models, url }: Options, signal?: AbortSignal): Promise<void> => {
  if (!url) return;
  const head = await latestHead(models);
  if (!head || head.stamp) return;
  const hash = stampedHash(head);
  const nonce = BigInt(`0x${randomBytes(16).toString('hex')}`);
  const answer = await ask(url, timestampRequest(hash, nonce), signal);
  const { at, hash: stamped, nonce: returned } = readTimestamp(answer);
  if (!stamped.equals(hash) || returned !== nonce)
    throw new PermanentFailure('the timestamp is not for what was sent');
  await models.ledgerHeads.updateOne(
    { _id: head._id, stamp: { $exists: false } },
    { $set: { stamp: { at: at.toISOString(), response: answer.toString('base64') } } },
  );
};
