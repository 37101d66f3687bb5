import { createCaps } from './caps/caps';
import type { Deps } from './deps';
import { models } from './models';
import { vendorPageRoutes } from './pages/vendor-pages';
import { returnsRouter } from './returns/returns.router';
import { createKnownCaseTypes } from './unknown-values';
import { createVendorKeys } from './vendor-keys';
import { vendorsRouter } from './vendors.router';

/** Everything that this module adds to the product (`features.ts`). */
export const vendorsFeature = {
  models,
  create: (deps: Deps) => ({
    vendors: {
      keys: createVendorKeys(deps),
      caps: createCaps(deps),
      caseTypes: createKnownCaseTypes(deps),
    },
  }),
  routes: vendorPageRoutes,
  procedures: {
    returns: returnsRouter,
    vendors: vendorsRouter,
  },
  tags: {
    Vendors: 'Companies that send leads with a key: terms, scorecard and returns.',
  },
  personalData: {
    capCounts: 'counts',
    daySums: 'counts',
  },
};
