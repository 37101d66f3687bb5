import { conflictsRouter } from './conflicts.router';
import { conflictChecks, conflictNames } from './holdings';
import { models } from './models';
import { checksInPacket } from './packet-part';

/** Everything that this module adds to the product (`features.ts`). */
export const conflictsFeature = {
  models,
  procedures: {
    conflicts: conflictsRouter,
  },
  personalData: {
    conflictChecks,
    conflictNames,
  },
  packetParts: [checksInPacket],
};
