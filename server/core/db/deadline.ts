/** The database did not confirm in time; it may still carry out the call. */
export class DeadlineError extends Error {
  override name = 'MongoOperationTimeoutError';
}

/** A request that waits for the database gets a 503 within three seconds (milliseconds). */
export const answersWithin = 2800;

/** The driver's own limit for writing a lead, so that its answer comes before that. */
export const writtenWithin = 2400;

/** The result of `work`, or a DeadlineError after `milliseconds`. */
export const within = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new DeadlineError('The database did not answer in time.'));
    // An answer that arrived while this process was busy with something else is read first.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
};
