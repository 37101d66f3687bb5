import { randomBytes } from 'node:crypto';
import type { MessageRecord } from '../../shared/schemas/message';
import { deriveId } from '../core/db/derive-id';
import type { Feed } from '../core/feed/feed';
import type { Links } from '../core/links';
import type { Interest } from '../core/outbox/interest';
import type { Seal } from '../core/seal';
import type { Consents } from '../proof/consents';
import { hashLeaf } from '../proof/ledger/merkle';
import type { TextedCode } from '../signing/page/texted-code';
import type { MessageDoc } from './message.model';
import type { Models } from './models';
import type { Keyword } from './rules/keywords';

/** The parts that texts and e-mail have in common. */
export type Conversation = {
  models: Models;
  consents: Consents;
  feed: Feed;
  interest: Interest;
  now: () => number;
  /** Seals the words, numbers and addresses of messages. */
  seal: Seal;
  links: Links;
  /** Makes the keyed hash of a word of a message. */
  hashWord: (word: string) => string;
};

/** The words of a message, and its numbers or addresses. */
export type MessageContent = {
  /** Random, for the hashes of the message in the ledger; missing before messages had entries. */
  salt?: string;
  body: string;
  from: string;
  to: string;
  /** The subject of an e-mail. */
  subject?: string;
  /** The Message-ID of an e-mail that arrived. */
  messageId?: string;
  /** The messages that an e-mail follows, the newest last. */
  references?: string[];
  /** The part of an e-mail that quotes earlier messages. */
  quoted?: string;
  /** Its files. Those of an e-mail are in its original, others are stored by themselves (`files.ts`). */
  files?: MessageRecord['files'];
  /** The hash of an e-mail as it arrived. */
  original?: string;
  /** True if an e-mail has HTML, which is in its original. */
  isHtml?: boolean;
  /** The receiving server's finding about the sender of an e-mail. */
  authentication?: MessageRecord['authentication'];
  /** The colleague whose address sent an e-mail, if the receiving server does not know that they wrote it. */
  colleague?: string;
  /** The addresses of a text's pictures at the provider. */
  media?: string[];
  /** The keyword that the provider of texts understood. */
  optOut?: Keyword;
  /** The code to sign that the text carries; its words do not have it. */
  code?: TextedCode;
};

/** The words of a message by hand. */
export type Written = {
  clientId: string;
  text: string;
  subject?: string | undefined;
  /** The template that the words came from, and its version. */
  template?: string;
  templateVersion?: number;
};

/** The binding of a message's sealed content to its place. */
export const aboutMessage = (id: unknown) => `message ${id}`;

export const sealContent = (
  { seal }: Pick<Conversation, 'seal'>,
  id: unknown,
  content: MessageContent,
): string =>
  seal.close(JSON.stringify({ salt: randomBytes(16).toString('hex'), ...content }), aboutMessage(id));

/** Opens a message; undefined if none of this server's keys sealed it. */
export const findContent = (
  { seal }: Pick<Conversation, 'seal'>,
  { _id, sealed }: Pick<MessageDoc, '_id' | 'sealed'>,
): MessageContent | undefined => {
  const text = seal.open(sealed, aboutMessage(_id));
  return text ? JSON.parse(text) : undefined;
};

/** Opens a message; empty if none of this server's keys sealed it. */
export const openContent = (
  conversation: Pick<Conversation, 'seal'>,
  message: Pick<MessageDoc, '_id' | 'sealed'>,
): MessageContent => findContent(conversation, message) ?? { body: '', from: '', to: '' };

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
