import { createHash } from 'node:crypto';

/** The hash by which a certificate is known: SHA-256 of its DER, as `openssl x509 -fingerprint` has it. */
export const computeFingerprint = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');

/** The hash of a file, as the ledger and the record of the signing name it. */
export const computeHash = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');
