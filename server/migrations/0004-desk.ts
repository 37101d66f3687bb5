import type { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Change = { field: string };
type Lead = {
  _id: mongo.ObjectId;
  status: string;
  createdAt: Date;
  updatedAt: Date;
  history?: { at: Date; actorId: string | null; changes: Change[] }[];
};

/** When staff first did something about the status of a lead, as far as its timeline tells. */
const firstContact = ({ history = [], updatedAt }: Lead) => {
  const first = history.find(({ changes }) => changes.some(({ field }) => field === 'status'));
  return { firstContactAt: first?.at ?? updatedAt, ...(first?.actorId && { firstContactBy: first.actorId }) };
};

/** New leads of an older version wait for an answer; of the others it is known when they got one. */
export const desk: Migration = {
  id: '0004-desk',
  up: async (db) => {
    const clients = db.collection<Lead>('clients');
    const untouched = { waitingSince: { $exists: false }, firstContactAt: { $exists: false } };
    await inBatches(clients, untouched, (lead) => ({
      $set: lead.status === 'New' ? { waitingSince: lead.createdAt } : firstContact(lead),
    }));
  },
};
