import type { WorkList } from '../core/outbox/work';
import type { Deps } from './deps';
import { collectImages } from './media/collect-images';
import { mediaRoutes } from './media/media-routes';
import { models } from './models';
import { caseTypesRouter, servicesRouter } from './services/services.router';
import { statementsRouter } from './statements/statements.router';

const hour = 60 * 60 * 1000;

/** Everything that this module adds to the product (`features.ts`). */
export const siteFeature = {
  models,
  routes: mediaRoutes,
  procedures: {
    caseTypes: caseTypesRouter,
    services: servicesRouter,
    statements: statementsRouter,
  },
  tags: {
    Media: 'Images for the public pages.',
    Services: 'The case types that the public pages offer.',
  },
  personalData: {
    pageNotices: 'words of the firm for its pages',
    rules: 'of the firm',
    services: 'of the firm',
    statementEdits: 'words of the firm for its pages',
  },
  work: (deps: Deps): WorkList => ({
    /** Images that nothing refers to, a day after their upload. */
    'collect-images': { every: hour, run: () => collectImages(deps.models, deps) },
  }),
};
