import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../../server/core/db/fields';
import { type OutboxEvent, outboxFields } from '../../../server/core/outbox/event';

export type CallNoteDoc = { leadId: string; text: string; at: Date; outbox?: OutboxEvent[] };

const fields: Fields<CallNoteDoc> = {
  leadId: requiredText,
  text: requiredText,
  at: Date,
  outbox: outboxFields,
};
const schema = new Schema<CallNoteDoc>(fields, { versionKey: false });
schema.index({ leadId: 1 });
schema.index({ 'outbox.at': 1 }, { sparse: true });

export const callNoteModel = (db: Connection) => db.model<CallNoteDoc>('CallNote', schema);
