// A file of its own, because the built server's bundle gives an `import()` of this CommonJS package no names.
import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that are tried first. */
export const passwordList: readonly string[] = dictionary['passwords-common'].map(String);
