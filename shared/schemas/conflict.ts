import { z } from '../zod';
import { recordId } from './id';
import { pageOf } from './list';
import { trimmedText } from './text';

/**
 * The results of a check. The deciding lawyer applies ABA Model Rules 1.7 (present), 1.9 (former) and 1.18 (prospective
 * clients).
 */
export const conflictStates = ['clear', 'open', 'waived', 'refused'] as const;
export type ConflictState = (typeof conflictStates)[number];

/** The current standing: no check yet, or a party changed since the last one. */
export const conflictStandings = [...conflictStates, 'none', 'outdated'] as const;
export type ConflictStanding = (typeof conflictStandings)[number];

/**
 * The source of a party: the lead, an earlier name, a person they speak for, someone who signs for them, a defendant of
 * the case type, an answer, or staff.
 */
export const partySources = [
  'lead',
  'earlier name',
  'represented',
  'signer',
  'case type',
  'answer',
  'staff',
] as const;
export type PartySource = (typeof partySources)[number];

export const conflictParty = z.object({ name: z.string(), from: z.enum(partySources) });
export type ConflictParty = z.infer<typeof conflictParty>;

/** The lead's texts that can mention a known name. */
export const textSources = [
  'story',
  'answer',
  'note',
  'timeline',
  'task',
  'vendor',
  'e-mail',
  'agreement',
  'message',
] as const;
export type TextSource = (typeof textSources)[number];

/** The text around a known name. */
export const conflictExcerpt = z.object({ before: z.string(), found: z.string(), after: z.string() });

export const conflictHit = z.object({
  name: z.string().meta({ description: 'The name that was found', example: 'Mary Lopez' }),
  why: z.string().meta({ example: 'Nickname, same birth date' }),
  where: z.string().meta({ example: 'Lead, Signed' }),
  party: z.string().meta({ description: 'The party that it may be' }),
  clientId: recordId.optional().meta({ description: 'The lead in which it was found' }),
  text: z
    .object({
      source: z.enum(textSources),
      of: z.string().meta({ description: 'The question, who wrote it, or the agreement' }),
      excerpt: conflictExcerpt.optional().meta({ description: 'Left out where the text has changed since' }),
    })
    .optional()
    .meta({ description: 'Where in the words of this lead the name stands' }),
});
export type ConflictHit = z.infer<typeof conflictHit>;

/** One run of the check. */
export const conflictCheck = z.object({
  id: recordId,
  clientId: recordId,
  state: z.enum(conflictStates),
  hits: z.array(conflictHit),
  more: z.int().meta({ description: 'Matches beyond those that are listed' }),
  parties: z.array(conflictParty),
  ranBy: z.string(),
  at: z.iso.datetime(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  note: z.string().optional().meta({ description: 'The words of who decided' }),
});
export type ConflictCheck = z.infer<typeof conflictCheck>;

const partyName = trimmedText(200);
export const mostOthers = 50;

export const conflictRun = z.object({
  id: recordId,
  others: z.array(partyName).max(mostOthers).optional().meta({
    description:
      'Other parties that no answer names, such as the other driver; those of the last check when left out',
  }),
});

export const conflictDecision = z.object({
  id: recordId,
  state: z.enum(['clear', 'waived', 'refused']),
  note: trimmedText(2000).meta({ description: 'Why, in the words of who decides' }),
});

/** The conflict state of a lead for staff: standing, latest check, and the names that the next one searches for. */
export const conflictOfLead = z.object({
  standing: z.enum(conflictStandings),
  check: conflictCheck.optional(),
  parties: z.array(conflictParty),
});

/** The relation of a listed name to the firm: current client, adverse, or former client. */
export const nameLists = ['clients', 'adverse', 'former'] as const;
export type NameList = (typeof nameLists)[number];

export const conflictName = z.object({
  id: recordId,
  list: z.enum(nameLists),
  name: z.string(),
  birthDate: z.string().optional(),
  address: z.string().optional(),
  file: z.string(),
  at: z.iso.datetime(),
});

export const mostNamesAtOnce = 300;
const optionalText = (max: number) => z.string().trim().max(max).optional();
export const nameRow = z.object({
  name: partyName,
  birthDate: optionalText(20),
  address: optionalText(300),
});

export const namesInput = z.object({
  list: z.enum(nameLists),
  file: trimmedText(200).meta({ description: 'The name of the file; the same name again adds to it' }),
  rows: z.array(nameRow).min(1).max(mostNamesAtOnce),
});

export const namesQuery = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(100).default(25),
  search: z.string().max(200).optional(),
});

export const namesPage = pageOf(conflictName);
export const nameFile = z.object({ list: z.enum(nameLists), file: z.string(), count: z.int() });
