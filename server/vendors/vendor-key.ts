import { createHash, randomBytes } from 'node:crypto';

const start = 'lk_';
const whole = /^lk_[0-9a-f]{40}$/;
/** Enough to tell two keys apart, and no help in guessing the rest. */
const shown = start.length + 8;

/** Makes a new key with 160 random bits. */
export const makeKey = (): string => `${start}${randomBytes(20).toString('hex')}`;

/** Returns the first characters of a key, which let people recognize it. */
export const getPrefix = (key: string): string => key.slice(0, shown);

/** A key is long and random, so its plain hash cannot be reversed by guessing. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Returns true if the text has the form of a key; anything else is refused without a query. */
export const isKey = (text: string): boolean => whole.test(text);

/** Removes keys from a text. */
export const withoutKeys = (text: string): string => text.replace(/lk_[0-9a-f]{40}/gi, 'lk_[removed]');
