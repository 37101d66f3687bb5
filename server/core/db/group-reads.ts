import mongoose from 'mongoose';

/**
 * Shares one query among callers that ask the same in one turn of the event loop; it starts after all of them. Every
 * open tab reloads its list when a lead arrives. The shared result must not be modified.
 */
export const groupReads = () => {
  const reads = new Map<string, Promise<unknown>>();
  return <Answer>(question: object, ask: () => Promise<Answer>): Promise<Answer> => {
    const key = Buffer.from(mongoose.mongo.BSON.serialize(question)).toString('latin1');
    const pending = reads.get(key) as Promise<Answer> | undefined;
    if (pending) return pending;
    const answer = new Promise<Answer>((resolve, reject) => {
      setImmediate(() => {
        reads.delete(key);
        ask().then(resolve, reject);
      });
    });
    reads.set(key, answer);
    return answer;
  };
};
