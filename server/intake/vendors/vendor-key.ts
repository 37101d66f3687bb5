import { createHash, randomBytes } from 'node:crypto';

const start = 'lk_';
const whole = /^lk_[0-9a-f]{40}$/;
/** Enough to tell two keys apart, and nothing that helps to guess the rest. */
const shown = start.length + 8;

/** A new key: 160 bits by chance. */
export const makeKey = (): string => `${start}${randomBytes(20).toString('hex')}`;

/** How a key begins, for people to tell keys apart. */
export const getPrefix = (key: string): string => key.slice(0, shown);

/** A key is long and by chance, so that a plain hash of it cannot be tried through. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether it could be a key at all; anything else is refused without asking the database. */
export const isKey = (text: string): boolean => whole.test(text);

/** The same text without the keys that somebody wrote into it. */
export const withoutKeys = (text: string): string => text.replace(/lk_[0-9a-f]{40}/gi, 'lk_[removed]');
