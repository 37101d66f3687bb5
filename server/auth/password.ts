// argon2id with 19 MiB, two passes and one lane: OWASP's first recommendation, about 30 ms.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const unknownUser =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$VGhpcyBoYXNoIGlzIG5vYm9keSdzIHBhc3N3b3JkISE';

// Loaded at the first sign-in: the native library costs memory that a public page does not need.
const library = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> =>
  (await library()).hash(password, options);

/** Whether the password is right; takes as long for a user who does not exist. */
export const verifyPassword = async (hash: string | undefined, password: string): Promise<boolean> => {
  const right = await (await library()).verify(hash ?? unknownUser, password).catch(() => false);
  return hash !== undefined && right;
};
