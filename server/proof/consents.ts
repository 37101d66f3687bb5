import { ingestConsents } from './ingest-consents';
import { seal } from './ledger/seal';
import type { Models } from './models';
import { createPersonKeys } from './person-keys';
import type { Signer } from './signing-key';

const soon = 2000;

type Options = {
  models: Models;
  signer: Signer;
  /** The key before, where it is still at hand: it vouches for the new one. */
  signerBefore?: Signer | undefined;
  /** An outside service stamps the heads. */
  isStamped?: boolean;
  now: () => number;
  /** The firm that a wording has to name. */
  firm: () => Promise<{ name: string }>;
};

/** The consents of one database, as one server works on them. */
export const createConsents = (options: Options) => {
  const { models } = options;
  const personKeys = createPersonKeys(models);
  const startedAt = new Date(options.now()).toISOString();
  let isDue = false;

  /** Takes over what leads brought and seals it. Any number of servers may do so at once. */
  const sealAll = async () => {
    while ((await ingestConsents({ models, personKeys })) > 0);
    await seal(options);
  };
  const run = async () => {
    isDue = false;
    // What could not be sealed now is sealed by the timed work, which also says why.
    await sealAll().catch(() => undefined);
  };
  return {
    personKeys,
    firmName: async () => (await options.firm()).name,
    sealAll,
    signer: options.signer,
    isStamped: options.isStamped === true,
    /** The key as it is published before it has signed anything. */
    firstKey: { id: options.signer.keyId, publicKey: options.signer.publicKey, from: startedAt },
    /** Brings what one lead carries to where consents are looked up. */
    ingestConsents: (clientId: string) => ingestConsents({ models, personKeys }, { _id: clientId }),
    /** Seals in two seconds, once for all that came meanwhile. */
    sealSoon: () => {
      if (!isDue) setTimeout(run, soon).unref();
      isDue = true;
    },
  };
};

export type Consents = ReturnType<typeof createConsents>;
