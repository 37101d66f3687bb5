import type { RobotSign } from '../../../shared/robot-signs';
import type { KeptKind } from '../../../shared/schemas/refused';
import { reasonText } from '../reason-words';

const kinds: Record<KeptKind, string> = {
  rejected: 'Refused',
  duplicate: 'Duplicate',
  test: 'Test',
  quarantined: 'In quarantine',
};

/** Why something looks like a robot. */
const signs: Record<RobotSign, string> = {
  HONEYPOT: 'Filled in a field that no person sees',
  TOO_FAST: 'Filled in within a second',
  SAME_TEXT: 'The same text came from many addresses',
};

/** The words of the screens for what was refused. */
export const refusedWords = {
  title: 'Refused posts',
  back: 'All refused posts',
  loading: 'Loading refused posts...',
  failed: 'Error loading refused posts',
  none: 'Nothing was refused',
  noneNarrowed: 'Nothing was refused for these filters',
  vendor: 'Vendor',
  anyVendor: 'Any sender',
  reason: 'Reason',
  anyReason: 'Any reason',
  kind: 'Kind',
  anyKind: 'Refused or in quarantine',
  kinds,
  noVendor: 'Without a key',
  goneVendor: 'A vendor that is gone',
  when: 'When',
  unreadable: 'What came in cannot be read any more: it was sealed with another key.',
  raw: 'What came in was no object:',
  whatCame: 'What came in',
  reasonOf: (reason: string, kind: KeptKind): string =>
    signs[reason as RobotSign] ?? (reason ? reasonText(reason) : kinds[kind]),
  held: 'This looks like a robot. Its sender was answered as everybody is. Take it, and it is a lead from when it came; drop it, and it goes when refused posts go.',
  take: 'Take it',
  drop: 'Drop it',
  dropped: { title: 'Dropped' },
  correct: 'Correct what is wrong, and take it in again.',
  answered: (status: number) => `It was answered ${status}.`,
  replay: 'Take it in',
  dismiss: 'Put aside',
  dismissed: { title: 'Put Aside' },
  replayed: { title: 'Taken In', description: 'It is a lead now.' },
  wasDuplicate: { title: 'Duplicate', description: 'The vendor sent this person before.' },
  replayFailed: { title: 'Error', description: 'It was refused again. See what is wrong.' },
  replayAll: {
    open: 'Take in what fits now',
    title: 'Take in what fits now',
    text: 'Refused posts that the criteria and terms of today would take, the oldest first. Caps hold.',
    looking: (checked: number) => `Looking... ${checked} so far.`,
    found: (taken: number, checked: number) =>
      taken === 0
        ? `Of ${checked} posts that a rule refused, none would be taken now.`
        : `Of ${checked} posts that a rule refused, ${taken} would be taken now.`,
    taking: (taken: number) => `Taking them in... ${taken} so far.`,
    take: 'Take them in',
    done: (taken: number, duplicate: number) => ({
      title: taken === 1 ? '1 Post Taken In' : `${taken} Posts Taken In`,
      ...(duplicate > 0 && { description: `${duplicate} of them were leads already.` }),
    }),
    failed: { title: 'Error', description: 'Not all of it was done. Look again to see what is left.' },
  },
  keep: {
    title: 'How long they are kept',
    days: 'Days',
    hint: 'From 2 to 365. What waits in quarantine is kept until somebody decides.',
    invalid: 'Write a number of days from 2 to 365.',
    save: 'Save days',
    saved: { title: 'Days Saved' },
    failed: { title: 'Error', description: 'The days could not be saved. Please try again.' },
  },
  decided: 'Done',
  lead: 'Open the lead',
} as const;
