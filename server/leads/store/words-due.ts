import { Types } from 'mongoose';

/** Marks a write that changes the request's story or the notes: search has to learn their words again. */
export const wordsAreDue = () => ({ wordsDue: true as const, wordsMark: String(new Types.ObjectId()) });
