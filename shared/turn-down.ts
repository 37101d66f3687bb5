import { text, trimmedText } from './schemas/text';
import { z } from './zod';

/** The placeholders of a letter, filled in for each lead. */
export const letterBlanks = ['date', 'name', 'address', 'caseType', 'firm', 'staff'] as const;

/** A turn-down letter must also warn that time limits apply. */
export const warnsOfLimits = (letter: string): boolean => /statutes? of limitations/i.test(letter);
export const limitsMissing = 'The letter must warn about the statute of limitations. Name it in the text.';
export const longestLetter = 10_000;

export const turnDownReason = z.object({
  label: trimmedText(100),
  letter: text(longestLetter).refine((letter) => letter.trim() === '' || warnsOfLimits(letter), {
    error: limitsMissing,
  }),
  told: z.boolean().optional().meta({ description: 'The vendor of a lead may see this reason' }),
});
export type TurnDownReason = z.infer<typeof turnDownReason>;

const letter = (why: string) => `{date}

{name}
{address}

Dear {name},

Thank you for telling {firm} about your case ({caseType}). ${why} For this reason we cannot represent you.

This letter ends our review. We have not opened a case for you, we are not your lawyers, and we will take no further steps. This is not an opinion on whether you have a claim. Another lawyer may disagree.

Please do not wait. A law called the statute of limitations sets a date by which a claim must be filed in court. The date depends on your state and on what happened, and it may be close. If it passes, you can lose your right to a claim for good. If you want to go on, talk to another lawyer now. The bar association of your state can help you find one.

We wish you well.

{staff}
{firm}`;

/** The default reasons until staff change them. */
export const usualReasons: readonly TurnDownReason[] = [
  {
    label: 'Does not meet the criteria',
    told: true,
    letter: letter('Based on what you told us, your situation does not fit the cases we handle.'),
  },
  {
    label: 'Too much time has passed',
    told: true,
    letter: letter('From what you told us, it may be too late for us to file.'),
  },
  {
    label: 'Has another lawyer',
    told: true,
    letter: letter('You told us that another lawyer works on this. Please speak with them first.'),
  },
  {
    label: 'Not a case type we handle',
    told: true,
    letter: letter('Our firm does not take cases of this kind.'),
  },
  {
    label: 'Conflict of interest',
    letter: letter('The rules of our profession do not let us take this case.'),
  },
  {
    label: 'Could not be reached',
    told: true,
    letter: letter('We tried to reach you several times and did not succeed.'),
  },
  {
    label: 'No longer interested',
    told: true,
    letter: letter('You told us that you are no longer interested.'),
  },
];
