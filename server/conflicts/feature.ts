import type { Settings } from '../documents/create';
import type { ConflictQuestion } from '../documents/create-agreements';
import { checksInPacket } from './check-record';
import { conflictsRouter } from './conflicts.router';
import type { Deps } from './deps';
import { conflictChecks, conflictNames } from './holdings';
import { models } from './models';
import { askAgain } from './run-check';

/** Everything that this module adds to the product (`features.ts`). */
export const conflictsFeature = {
  models,
  create: (deps: Deps, settings: Settings) => ({
    conflictStanding:
      settings.conflictStanding ??
      ((leadId: string, question: ConflictQuestion) => askAgain(deps, leadId, question)),
  }),
  procedures: {
    conflicts: conflictsRouter,
  },
  personalData: {
    conflictChecks,
    conflictNames,
  },
  packetParts: [checksInPacket],
};
