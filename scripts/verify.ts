import { readFileSync, statSync } from 'node:fs';

/** The keys and heads that someone holds, by which a signer is known. */
type Held = {
  keys?: string;
  entries?: string;
  certificate?: string;
  key: string[];
  head: string[];
  heads: string[];
};

/**
 * Verifies a backup, a packet or a signed agreement, by how the file begins; for a data folder, or without a file, its
 * consent ledger.
 */
export const verify = async (file: string | undefined, held: Held): Promise<void> => {
  if (file === undefined || statSync(file).isDirectory()) {
    if (file !== undefined) Object.assign(process.env, { DATA_DIR: file, MONGODB_URI: '' });
    return (await import('./verify-ledger')).verifyLedger(held);
  }
  const start = readFileSync(file).subarray(0, 5).toString('latin1');
  if (start.startsWith('%PDF-')) return (await import('./verify-agreement')).verifyAgreement(file, held);
  if (start.startsWith('PK')) return (await import('./verify-packet')).verifyPacketFile(file, held);
  return (await import('./verify-backup')).verifyBackup(file);
};
