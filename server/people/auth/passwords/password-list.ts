// A separate file, because in the built server an `import()` of this CommonJS package has no named exports.
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords. */
export const passwordList: readonly string[] = dictionary['passwords-common'].map(String);
