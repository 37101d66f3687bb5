import type { OutboxDoc } from '../../core/outbox/outbox.model';

/** The name of a message wherever mail servers repeat it: in its Message-ID, and as the id of its envelope. */
export const messageName = ({ _id }: Pick<OutboxDoc, '_id'>): string => _id.replaceAll(':', '.');

/**
 * Such names in a text. An event's id ends with 72 bits of chance, so that only who got the message can name it; what
 * is put down once a day has a name that anybody can guess, and is not found.
 */
export const findMessageNames = (text: string): string[] => [
  ...new Set(text.match(/\bevt_[0-9a-z]{13}[0-9a-f]{18}(?:\.[a-z0-9-]{1,60})?/g) ?? []),
];

/** The id of the event that a message tells of. */
export const eventOfName = (name: string): string => name.split('.')[0] ?? name;
