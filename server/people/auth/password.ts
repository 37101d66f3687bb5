/** How much a hash costs whoever guesses: memory in KiB, passes over it, lanes. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number };

// argon2id with 19 MiB, two passes and one lane: OWASP's first recommendation, about 30 ms.
const usual: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Loaded at the first sign-in: the native library costs memory that a public page does not need.
const argon2 = () => import('@node-rs/argon2');

/** Hashes passwords and compares them; a test hands in a lower cost, and a library that it watches. */
export const createPasswords = (
  cost: Cost = usual,
  library: () => Promise<Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>> = argon2,
) => {
  const { memoryCost: m, timeCost: t, parallelism: p } = cost;
  const nobodys = `$argon2id$v=19$m=${m},t=${t},p=${p}$c29tZXNhbHRzb21lc2FsdA$VGhpcyBoYXNoIGlzIG5vYm9keSdzIHBhc3N3b3JkISE`;
  return {
    hash: async (password: string): Promise<string> => (await library()).hash(password, cost),

    /** Whether the password is right; costs as much for a user who does not exist. */
    async verify(hash: string | undefined, password: string): Promise<boolean> {
      const right = await (await library()).verify(hash ?? nobodys, password).catch(() => false);
      return hash !== undefined && right;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
