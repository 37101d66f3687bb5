import mongoose from 'mongoose';

/**
 * Answers callers who ask the database the same in the same turn of the event loop with one question, asked after all of
 * them came: every open tab asks for its list again when a lead arrives. What they get is shared and must not be changed.
 */
export const groupReads = () => {
  const asked = new Map<string, Promise<unknown>>();
  return <Answer>(question: object, ask: () => Promise<Answer>): Promise<Answer> => {
    const key = Buffer.from(mongoose.mongo.BSON.serialize(question)).toString('latin1');
    const pending = asked.get(key) as Promise<Answer> | undefined;
    if (pending) return pending;
    const answer = new Promise<Answer>((resolve, reject) => {
      setImmediate(() => {
        asked.delete(key);
        ask().then(resolve, reject);
      });
    });
    asked.set(key, answer);
    return answer;
  };
};
