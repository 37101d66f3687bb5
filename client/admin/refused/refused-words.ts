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
  SAME_TEXT: 'Sent the same text from many addresses',
};

/** The words of the screens for what was refused. */
export const refusedWords = {
  loading: 'Loading refused posts...',
  failed: 'Error loading refused posts',
  kinds,
  reasonOf: (reason: string, kind: KeptKind): string =>
    signs[reason as RobotSign] ?? (reason ? reasonText(reason) : kinds[kind]),
  dropped: { title: 'Post discarded' },
  dismissed: { title: 'Post set aside' },
  replayed: { title: 'Post accepted', description: 'It is a lead now.' },
  wasDuplicate: { title: 'Duplicate', description: 'The vendor sent this person before.' },
  replayFailed: { title: 'Error', description: 'We refused it again. Correct the marked fields.' },
  replayAll: {
    open: 'Accept what fits now',
    title: 'Accept what fits now',
    text: 'Refused posts that today’s criteria and terms would accept, oldest first. Caps still apply.',
    looking: (checked: number) => `Checking... ${checked} so far.`,
    found: (taken: number, checked: number) =>
      taken === 0
        ? `Of ${checked} posts that a rule refused, we would accept none now.`
        : `Of ${checked} posts that a rule refused, we would accept ${taken} now.`,
    taking: (taken: number) => `Accepting... ${taken} so far.`,
    take: 'Accept them',
    done: (taken: number, duplicate: number) => ({
      title: taken === 1 ? '1 post accepted' : `${taken} posts accepted`,
      ...(duplicate > 0 && { description: `${duplicate} of them were leads already.` }),
    }),
    failed: { title: 'Error', description: 'Some posts are left. Check again to see which.' },
  },
  keep: {
    title: 'How long we keep them',
    days: 'Days',
    hint: 'From 2 to 365. We keep posts in quarantine until someone decides.',
    invalid: 'Enter a number of days from 2 to 365.',
    save: 'Save days',
    saved: { title: 'Days saved' },
    failed: { title: 'Error', description: 'The days could not be saved. Please try again.' },
  },
} as const;
