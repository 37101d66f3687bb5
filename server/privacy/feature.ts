import { hour } from '../../shared/durations';
import type { WorkList } from '../core/outbox/work';
import type { Settings } from '../mail/create';
import { consents, sealForgottenTexts } from './consents-holding';
import type { Deps } from './deps';
import { finishErasures } from './erasures/erase-person';
import { audit, leadReads, outbox, requests, views } from './holdings';
import { createArchive, dropKeptConsents } from './kept-consents';
import { models } from './models';
import { privacyRouter } from './privacy.router';
import { createReadLog } from './read-log';
import { requestForm } from './requests/take-request';
import { applyRetention } from './retention/apply-retention';
import { removeDeleted } from './retention/remove-deleted';
import { resealInTurns } from './sealed/reseal-leads';

/** Everything that this module adds to the product (`features.ts`). */
export const privacyFeature = {
  models,
  create: (deps: Deps, settings: Settings) => ({
    archive: createArchive(settings),
    reads: createReadLog(deps),
  }),
  routes: [requestForm],
  procedures: {
    privacy: privacyRouter,
  },
  tags: {
    Privacy: 'What is held of a person: handing it out, and erasing it.',
  },
  personalData: {
    consents,
    outbox,
    views,
    privacyRequests: requests,
    leadReads,
    audit,
  },
  work: (deps: Deps): WorkList => ({
    /** Leads deleted 30 days ago. */
    'remove-deleted': { every: hour, run: () => removeDeleted(deps) },
    /** Approved erasures whose server died on the way. */
    'finish-erasures': { every: 60_000, within: 120_000, run: () => finishErasures(deps) },
    /** Consents of erased people, once the law no longer requires them. */
    'drop-kept-consents': { every: hour, run: () => dropKeptConsents(deps) },
    /** Entries of texts of unknown senders, once the text is deleted. */
    'seal-forgotten-texts': { every: 24 * hour, run: () => sealForgottenTexts(deps) },
    /** Leads that the firm's own rules no longer keep. */
    'apply-retention': { every: hour, within: 120_000, run: () => applyRetention(deps) },
    /** Fields not yet encrypted according to the setting; without a key there were never any. */
    ...(deps.models.leadSeal && {
      'reseal-leads': { every: 60_000, within: 120_000, run: resealInTurns(deps) },
    }),
  }),
};
