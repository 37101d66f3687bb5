import { createSeal } from '../core/seal';
import { createCaps } from './caps/caps';
import { createKnownCaseTypes } from './known-case-types';
import type { Models } from './models';
import { createVendorKeys } from './vendor-keys';

type Options = {
  models: Models;
  now: () => number;
  encryptionKey: string;
  /** Earlier keys, for links that were made with them. */
  formerKeys?: readonly string[];
};

/** Returns the shared state of vendors: their keys, their caps, and the seal of their links. */
export const createVendors = ({ encryptionKey, formerKeys = [], ...options }: Options) => ({
  keys: createVendorKeys(options),
  caps: createCaps(options),
  caseTypes: createKnownCaseTypes(options),
  links: createSeal([encryptionKey, ...formerKeys], 'vendor links'),
});

export type Vendors = ReturnType<typeof createVendors>;
