import { toNames, withIds } from '../core/names';
import type { Deps } from './deps';
import { models } from './models';
import { templatesRouter } from './templates.router';

/** Everything that this module adds to the product (`features.ts`). */
export const templatesFeature = {
  models,
  procedures: {
    agreementTemplates: templatesRouter,
  },
  names: {
    template: async ({ models }: Deps, ids: readonly string[]) =>
      toNames(await models.agreementTemplates.find(withIds(ids), { name: 1 }).lean()),
  },
  personalData: {
    agreementTemplates: 'texts of the firm',
  },
};
