import { deriveId } from '../core/db/derive-id';
import { hashLeaf } from '../proof/ledger/merkle';
import type { MessageContent } from './content';
import type { MessageDoc } from './message.model';

/** Hashes a value of a message under its salt, so that nobody can try values once the salt is erased. */
export const hashSalted = ({ salt }: Pick<MessageContent, 'salt'>, value: unknown): string =>
  hashLeaf({ salt, value });

/**
 * Returns what the hash of a message's words covers; the files have their own, because pictures of a text come later. A colleague
 * who is named with the words may confirm later that they wrote them.
 */
export const toSaid = (
  { by, phoneKey }: Pick<MessageDoc, 'by' | 'phoneKey'>,
  { salt: _, files: __, ...content }: MessageContent,
) => ({ ...content, key: phoneKey, ...(by && by !== content.colleague && { by }) });

/** The number or address of the other side; a colleague's e-mail names only its sender. */
export const getOtherSide = (
  { direction }: Pick<MessageDoc, 'direction'>,
  { from, to }: MessageContent,
): string => (direction === 'out' && to ? to : from);

/** The name by which others know a message: the provider's id, or the Message-ID of an e-mail that arrived. */
export const getName = (
  { channel, providerId }: Pick<MessageDoc, 'channel' | 'providerId'>,
  { messageId }: MessageContent,
): string | undefined => (channel === 'text' ? providerId : messageId);

/** The ID of the entry of the ledger by which a text confirms its number. */
export const toConfirmationId = ({ _id }: Pick<MessageDoc, '_id'>): string => deriveId(`confirm ${_id}`);
