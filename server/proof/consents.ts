import { createRepeat } from '../core/due/repeat';
import type { ClientDoc } from '../leads/store/client.model';
import { withDeleted } from '../leads/store/hide-deleted';
import { insertRecords } from './enter-record';
import { seal } from './ledger/seal';
import type { Models } from './models';
import { createPersonKeys, type PersonKeys } from './person-keys';
import type { Signer } from './signing-key';

const mostAtOnce = 200;

type Lead = Pick<ClientDoc, '_id' | 'consent'>;

/**
 * Moves records out of the leads that they arrived in and returns how many. It copies each record first, only once even
 * if repeated, and then removes it from the lead.
 */
const ingestConsents = async (
  { models, personKeys }: { models: Models; personKeys: PersonKeys },
  of: { _id?: string } = {},
): Promise<number> => {
  const { clients } = models;
  const leads = await clients
    .find({ ...of, unsealed: true }, { consent: 1 })
    .limit(mostAtOnce)
    // A consent is kept even if the lead was deleted before sealing.
    .setOptions(withDeleted)
    .lean<Lead[]>();
  const records = leads.flatMap(({ consent }) => consent ?? []);
  await insertRecords(models, personKeys, records);
  if (leads.length > 0)
    await clients
      .updateMany({ _id: { $in: leads.map(({ _id }) => _id) } }, { $unset: { consent: '', unsealed: '' } })
      .setOptions(withDeleted);
  return leads.length;
};

const soon = 2000;

type Options = {
  models: Models;
  signer: Signer;
  /** The previous key, if available; it vouches for the new one. */
  signerBefore?: Signer | undefined;
  /** True if an outside service timestamps the heads. */
  isStamped?: boolean;
  now: () => number;
  /** The firm, whose name a wording must contain. */
  firm: () => Promise<{ name: string }>;
};

/** Returns the operations on one database's consents. */
export const createConsents = (options: Options) => {
  const { models } = options;
  const personKeys = createPersonKeys(models);
  const startedAt = new Date(options.now()).toISOString();

  /** Moves the records from new leads to the ledger and seals them. Several servers may do so at once. */
  const sealAll = async () => {
    while ((await ingestConsents({ models, personKeys })) > 0);
    await seal(options);
  };
  // The scheduled job seals the rest and reports why it failed here.
  const repeat = createRepeat(sealAll);
  return {
    personKeys,
    firmName: async () => (await options.firm()).name,
    sealAll,
    signer: options.signer,
    isStamped: options.isStamped === true,
    /** The key as published before its first signature. */
    firstKey: { id: options.signer.keyId, publicKey: options.signer.publicKey, from: startedAt },
    /** Moves one lead's records to where consents are looked up. */
    ingestConsents: (clientId: string) => ingestConsents({ models, personKeys }, { _id: clientId }),
    /** Seals in two seconds, once for everything that arrives until then. */
    sealSoon: () => repeat.soon(soon),
  };
};

export type Consents = ReturnType<typeof createConsents>;
