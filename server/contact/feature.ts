import { contactRouter } from './contact.router';
import { doNotContact, suppressions } from './holdings';
import { listRoute } from './lists';
import { models } from './models';

/** Everything that this module adds to the product (`features.ts`). */
export const contactFeature = {
  routes: [listRoute],
  models,
  procedures: {
    contact: contactRouter,
  },
  personalData: {
    suppressions,
    doNotContact,
    numberHolds: 'keyed hashes of numbers and addresses, and words of our rules, until staff decide',
  },
};
