import { z } from '../zod';

/** `good`; `look`: somebody should see to it; `bad`: it does not work as it has to. */
export const findingStates = ['good', 'look', 'bad'] as const;
export type FindingState = (typeof findingStates)[number];

export const statusParts = [
  'store',
  'disk',
  'backup',
  'queue',
  'mail',
  'clock',
  'ledger',
  'settings',
] as const;
export type StatusPart = (typeof statusParts)[number];

/** What was found of one part of the server. */
export const finding = z.object({
  part: z.enum(statusParts),
  state: z.enum(findingStates),
  /** What is so, in a sentence. */
  says: z.string(),
  /** What to do about it, in a sentence; nothing where it is good. */
  todo: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

/** How a server does. */
export const serverStatus = z.object({
  /** When it was asked, and since when this process runs. */
  at: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  version: z.string(),
  node: z.string(),
  findings: z.array(finding),
});
export type ServerStatus = z.infer<typeof serverStatus>;
