import { hour } from '../../shared/durations';
import type { WorkList } from '../core/outbox/work';
import { create } from './create';
import type { Deps } from './deps';
import { mediaRoutes } from './media/media-routes';
import { collectImages } from './media/store-image';
import { models } from './models';
import { nameCaseTypes } from './services/case-type-title';
import { caseTypesRouter, servicesRouter } from './services/services.router';

/** Everything that this module adds to the product (`features.ts`). */
export const siteFeature = {
  models,
  create,
  routes: mediaRoutes,
  procedures: {
    caseTypes: caseTypesRouter,
    services: servicesRouter,
  },
  tags: {
    Media: 'Images for the public pages.',
    Services: 'The case types that the public pages offer.',
  },
  names: { service: nameCaseTypes, rule: nameCaseTypes },
  personalData: {
    rules: 'of the firm',
    services: 'of the firm',
  },
  work: (deps: Deps): WorkList => ({
    /** Images that nothing refers to, a day after their upload. */
    'collect-images': { every: hour, run: () => collectImages(deps.models, deps) },
  }),
};
