import type { SharedFeature } from '../../../shared/feature';

/** The feature's part of the tables that server and browser share (`shared/features.ts`). */
export const callNotesShared = {
  permissions: {
    /** Write and remove notes of calls. */
    'callNotes.write': ['admin'],
  },
  auditActions: { 'call-note': 'Wrote a call note about' },
  auditEntities: { callNote: 'call note' },
  mails: { 'call-note': 'A reminder of a call note' },
} as const satisfies SharedFeature;
