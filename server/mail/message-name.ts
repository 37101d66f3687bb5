import { deriveId } from '../core/db/derive-id';
import type { OutboxDoc } from '../core/outbox/outbox.model';

/** The name of a message wherever mail servers repeat it: in its Message-ID, and as its envelope id. */
export const messageName = ({ _id }: Pick<OutboxDoc, '_id'>): string => _id.replaceAll(':', '.');

/**
 * Finds such names in a text. An event's id ends with 72 random bits, so only recipients can name its message; a daily
 * message has a guessable name, which this ignores.
 */
export const findMessageNames = (text: string): string[] => [
  ...new Set(text.match(/\bevt_[0-9a-z]{13}[0-9a-f]{18}(?:\.[a-z0-9-]{1,60})?/g) ?? []),
];

/** The ID of the timeline's entry about one try. A message that was sent has the ID of its entry in the conversation. */
export const toEntryId = ({ _id, tries }: Pick<OutboxDoc, '_id' | 'tries'>, action: string): string =>
  deriveId(`${_id} ${action} ${tries}`);

/** The domain of a sender such as `Harbor Legal <help@harborlegal.example>`. */
export const getDomain = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

/** The id of the event that caused a message. */
export const eventOfName = (name: string): string => name.split('.')[0] ?? name;
