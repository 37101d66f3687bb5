/** The share of random and kill tests that runs; `TEST_SIZE=10` is all of it, by hand. */
const size = Number(process.env.TEST_SIZE ?? 1);

export const sized = (count: number) => Math.ceil(count * size);
