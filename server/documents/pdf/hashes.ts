import { createHash } from 'node:crypto';

/** Returns a certificate's fingerprint: SHA-256 of its DER, as `openssl x509 -fingerprint` shows it. */
export const computeFingerprint = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');

/** Returns the hash of a file, as in the ledger and the record of the signing. */
export const computeHash = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');
