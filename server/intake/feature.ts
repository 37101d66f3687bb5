import { hour } from '../../shared/durations';
import { handle, type WorkList } from '../core/outbox/work';
import type { Settings } from '../documents/create';
import { removeExpired } from './claims/idempotency-claims';
import { createIntake } from './create-intake';
import type { Deps } from './deps';
import { createDuplicateCheck, flagDuplicatesSince } from './flag-duplicates';
import { holdFromForm, messageAsksToStop } from './hold-from-form';
import { importsRouter } from './import/imports.router';
import { intakeRouter } from './intake.router';
import { models } from './models';
import { questionsRouter } from './phone/questions.router';
import { refusedSubmissions } from './refused/holding';
import { intakeSettingsRouter } from './refused/intake-settings.router';
import { countWaiting, removeOldRefused } from './refused/kept';
import { refusedRouter } from './refused/refused.router';
import { rulesRouter } from './rules/rules.router';
import { mappingsRouter, submissionsRouter } from './submissions/submissions.router';

/** Everything that this module adds to the product (`features.ts`). */
export const intakeFeature = {
  models,
  create: (deps: Deps, settings: Settings) => ({
    intake: createIntake(deps, settings),
    duplicates: createDuplicateCheck(deps.models),
    waitingPosts: () => countWaiting(deps),
  }),
  procedures: {
    clients: intakeRouter,
    desk: questionsRouter,
    imports: importsRouter,
    intakeSettings: intakeSettingsRouter,
    mappings: mappingsRouter,
    posts: submissionsRouter,
    refused: refusedRouter,
    rules: rulesRouter,
  },
  tags: {
    Imports: 'Leads imported from a file that another system exported.',
    Intake: 'Refused leads, the rules that refuse them, and accepting them after all.',
    Posts: 'What a vendor may ask about its own posts, with its key.',
  },
  personalData: {
    refusedSubmissions,
    imports: 'names of files and counts',
    intakeSettings: 'of the firm',
  },
  work: (deps: Deps): WorkList => ({
    /** Checks leads that a stopped server left unchecked, from a little before the check an hour ago. */
    'flag-duplicates': {
      every: hour,
      run: ({ dueAt }) => flagDuplicatesSince(deps.models, new Date(dueAt.getTime() - 1.5 * hour)),
    },
    /** Removes lead data that is kept for only a day. */
    'remove-expired': { every: hour, run: () => removeExpired(deps) },
    /** Removes refused submissions after the number of days that staff set. */
    'remove-old-refused': { every: hour, run: () => removeOldRefused(deps) },
    ...handle(messageAsksToStop, holdFromForm(deps)),
  }),
};
