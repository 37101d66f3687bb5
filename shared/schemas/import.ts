import { z } from '../zod';
import { recordId } from './id';
import { text, trimmedText } from './text';

/** The maximum number of rows per call, chosen to stay below the request size limit. */
export const mostImportRows = 300;
export const mostImported = 200_000;

/** A row of another system's file, mapped to our names; all values are text. */
export const importRow = z.record(z.string().max(60), text(6000));
export type ImportRow = z.infer<typeof importRow>;

const rows = z.array(importRow).min(1).max(mostImportRows);
const first = z
  .int()
  .min(1)
  .max(mostImported + 1)
  .meta({ description: 'The number of the first of these rows in the file' });

export const importProblem = z.object({
  row: z.int(),
  field: z.string(),
  message: z.string(),
  refuses: z.boolean().meta({ description: 'True if the row cannot be imported as it is' }),
});
export type ImportProblem = z.infer<typeof importProblem>;

export const importCheck = z.object({ first, rows });
export const importChecked = z.object({ problems: z.array(importProblem) });

/** A value of another system's file and ours: the case type “Car accident” is 2. */
const importValue = z.object({ field: z.string().max(60), from: text(300), to: trimmedText(100) });
export type ImportValue = z.infer<typeof importValue>;

export const importInput = z.object({
  name: trimmedText(200).meta({ description: 'The name of the file', example: 'leads.csv' }),
  total: z.int().min(1).max(mostImported).meta({ description: 'Rows in the file' }),
  values: z
    .array(importValue)
    .max(500)
    .optional()
    .meta({ description: 'The values that were replaced in its rows, for the next file' }),
});

export const importRows = z.object({ id: recordId, first, rows });
export const importTaken = z.object({
  taken: z.int().meta({ description: 'Rows that are leads now; a repeat of the call counts the same' }),
  problems: z
    .array(importProblem)
    .meta({ description: 'Why other rows were not imported, and what was left out of those that were' }),
});

export const importStates = ['running', 'done', 'undone'] as const;

/** An import of leads from another system's file. */
export const importRecord = z.object({
  id: recordId,
  name: z.string(),
  by: z.string().meta({ description: 'Who imported it' }),
  at: z.iso.datetime(),
  total: z.int(),
  values: z.array(importValue).optional(),
  state: z.enum(importStates),
  leads: z.int().meta({ description: 'Leads of it that are there now' }),
});
export type ImportRecord = z.infer<typeof importRecord>;

export const importUndone = z.object({
  undone: z.int().meta({ description: 'Leads that this call deleted' }),
  left: z.int().meta({ description: 'Leads that are still to be deleted: call again' }),
  kept: z.int().meta({ description: 'Leads that stay, because someone worked on them' }),
});
