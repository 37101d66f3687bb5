import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../../server/core/db/fields';

export type CallNoteDoc = { leadId: string; text: string; at: Date };

const fields: Fields<CallNoteDoc> = { leadId: requiredText, text: requiredText, at: Date };
const schema = new Schema<CallNoteDoc>(fields, { versionKey: false });
schema.index({ leadId: 1 });

export const callNoteModel = (db: Connection) => db.model<CallNoteDoc>('CallNote', schema);
