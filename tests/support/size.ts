/** The share of random and kill tests that runs: `TEST_SIZE=10` is all of it, in `.ci/run` for the quick kinds, by hand for the slow ones. */
const size = Number(process.env.TEST_SIZE ?? 1);

export const sized = (count: number) => Math.ceil(count * size);
