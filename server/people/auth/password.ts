/** The cost of one hash, and so of one guess: memory in KiB, passes over it, and parallel lanes. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number };

// argon2id with 19 MiB, two passes and one lane: OWASP's first recommendation, about 30 ms.
const usual: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Loaded at the first sign-in, because public pages don't need the native library's memory.
const argon2 = () => import('@node-rs/argon2');

/** Hashes and compares passwords. A test passes a lower cost and a library that it can watch. */
export const createPasswords = (
  cost: Cost = usual,
  library: () => Promise<Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>> = argon2,
) => {
  const { memoryCost: m, timeCost: t, parallelism: p } = cost;
  const nobodys = `$argon2id$v=19$m=${m},t=${t},p=${p}$c29tZXNhbHRzb21lc2FsdA$VGhpcyBoYXNoIGlzIG5vYm9keSdzIHBhc3N3b3JkISE`;
  return {
    hash: async (password: string): Promise<string> => (await library()).hash(password, cost),

    /** Returns true if the password is right. Takes as long for a user who does not exist. */
    async verify(hash: string | undefined, password: string): Promise<boolean> {
      const right = await (await library()).verify(hash ?? nobodys, password).catch(() => false);
      return hash !== undefined && right;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
