import { createCaps } from './caps/caps';
import { createKnownCaseTypes } from './known-case-types';
import type { Models } from './models';
import { createVendorKeys } from './vendor-keys';

type Options = {
  models: Models;
  now: () => number;
};

/** Returns the shared state of vendors: their keys and their caps. */
export const createVendors = (options: Options) => ({
  keys: createVendorKeys(options),
  caps: createCaps(options),
  caseTypes: createKnownCaseTypes(options),
});

export type Vendors = ReturnType<typeof createVendors>;
