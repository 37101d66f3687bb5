import { createCallable } from './callable';
import { contactRouter } from './contact.router';
import type { Deps } from './deps';
import { createSuppressed } from './do-not-contact';
import { doNotContact, suppressions } from './holdings';
import { listRoute } from './lists';
import { models } from './models';

/** Everything that this module adds to the product (`features.ts`). */
export const contactFeature = {
  routes: [listRoute],
  models,
  create: (deps: Deps) => ({ suppressed: createSuppressed(deps), callable: createCallable(deps) }),
  procedures: {
    contact: contactRouter,
  },
  personalData: {
    suppressions,
    doNotContact,
    numberHolds: 'keyed hashes of numbers and addresses, and words of our rules, until staff decide',
  },
};
