import { type Connection, Schema } from 'mongoose';

type Counter = { _id: string; value: number };

const schema = new Schema<Counter>(
  { _id: String, value: { type: Number, required: true } },
  { versionKey: false },
);

export const counterModel = (db: Connection) => db.model('Counter', schema);

/** The next integer of a named sequence, starting with 1; never issued twice. */
export const nextId = async (counters: ReturnType<typeof counterModel>, name: string): Promise<number> => {
  const counter = await counters
    .findOneAndUpdate({ _id: name }, { $inc: { value: 1 } }, { upsert: true, returnDocument: 'after' })
    .lean();
  return counter.value;
};

/** Makes a sequence continue after `value`. */
export const reserveIds = async (counters: ReturnType<typeof counterModel>, name: string, value: number) => {
  await counters.updateOne({ _id: name }, { $max: { value } }, { upsert: true });
};
