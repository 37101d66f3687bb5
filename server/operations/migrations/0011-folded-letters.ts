import type { mongo } from 'mongoose';
import { foldLetters, unfolded } from '../../../shared/fold-letters';
import { searchedFields } from '../../../shared/lead-fields';
import { phoneDigits, toE164 } from '../../leads/phone';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Lead = {
  _id: mongo.ObjectId;
  searchText: string;
  keys: { firstName: string; lastName: string; email: string };
  phoneNumber: string;
};
type Named = { _id: mongo.ObjectId; words: string[] };

const phoneLine = 1 + searchedFields.indexOf('phoneNumber');

/** Leads whose number could not be read before; an encrypted number cannot be read here, either. */
const readNumbers = async (leads: mongo.Collection<Lead>) => {
  const unread = {
    phoneE164: { $exists: false },
    phoneNumber: /^(?!sealed:)./s,
    searchText: { $exists: true },
  };
  for await (const { _id, phoneNumber, searchText } of leads.find(unread)) {
    const phoneE164 = toE164(phoneNumber);
    const lines = searchText.split('\n');
    lines[phoneLine] = phoneDigits(phoneNumber);
    if (phoneE164)
      await leads.updateOne(
        { _id, phoneNumber },
        { $set: { phoneE164, searchText: lines.join('\n') }, $unset: { searchKeys: '' } },
      );
  }
};

/**
 * Folds letters with a stroke where names are stored for the search, the order and the conflict check, has messages get
 * the hashes of their words again, and gives leads the number that an earlier version could not read.
 */
export const foldedLetters: Migration = {
  id: '0011-folded-letters',
  up: async (db) => {
    const leads = db.collection<Lead>('clients');
    const byName = ['searchText', 'keys.firstName', 'keys.lastName'].map((path) => ({ [path]: unfolded }));
    await inBatches(leads, { $or: byName }, ({ searchText, keys }) => ({
      $set: {
        searchText: foldLetters(searchText),
        'keys.firstName': foldLetters(keys.firstName),
        'keys.lastName': foldLetters(keys.lastName),
      },
      $unset: { searchKeys: '' },
    }));
    await readNumbers(leads);
    for (const name of ['conflictnames', 'conflictchecks'])
      await inBatches(db.collection<Named>(name), { words: unfolded }, ({ words }) => ({
        $set: { words: [...new Set(words.map(foldLetters))] },
      }));
    await db.collection('messages').updateMany({ words: { $exists: true } }, { $set: { wordsDue: true } });
  },
};
