import type { mongo } from 'mongoose';
import { withoutCode } from '../../leads/timeline';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Signer = {
  email: string;
  state: string;
  tokenHash?: string;
  round?: number;
  consentedAt?: Date;
  code?: object;
};
type Agreement = {
  _id: mongo.ObjectId;
  sentAt: Date;
  sentBy: string;
  signers: Signer[];
};
type Lead = { _id: mongo.ObjectId; history: { action: string; note: string }[] };

const oldIndex = 'signers.tokenHash_1';
const codeInNote = /^(Your code to sign|Su código para firmar): \d{6}/;

/**
 * A signer can now have several links. The existing one stays valid; nobody recorded which of them staff copied, so all
 * count as seen by staff. Signers who agreed to electronic records before they entered a code are asked again. Codes
 * are removed from the timelines.
 */
export const signingLinks: Migration = {
  id: '0007-signing-links',
  up: async (db) => {
    const agreements = db.collection<Agreement>('agreements');
    const before = { 'signers.tokenHash': { $exists: true } };
    await inBatches(agreements, before, ({ sentAt, sentBy, signers }) => ({
      $set: {
        signers: signers.map(({ tokenHash, round: _, code: __, consentedAt, ...signer }) => ({
          ...signer,
          links: tokenHash ? [{ hash: tokenHash, to: 'staff', at: sentAt, by: sentBy }] : [],
          ...(signer.state === 'signed' && consentedAt && { consentedAt }),
        })),
      },
    }));
    const indexes = await agreements.indexes().catch(() => []);
    if (indexes.some(({ name }) => name === oldIndex)) await agreements.dropIndex(oldIndex);
    // Encrypted notes are masked when they are read.
    await inBatches(db.collection<Lead>('clients'), { 'history.note': codeInNote }, ({ history }) => ({
      $set: {
        history: history.map((entry) => ({
          ...entry,
          note: typeof entry.note === 'string' ? withoutCode(entry.note) : entry.note,
        })),
      },
    }));
  },
};
