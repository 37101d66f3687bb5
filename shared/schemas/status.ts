import { z } from '../zod';

/** `good`; `look`: someone should check; `bad`: it does not work. */
export const findingStates = ['good', 'look', 'bad'] as const;
export type FindingState = (typeof findingStates)[number];

export const statusParts = [
  'store',
  'can-write',
  'disk',
  'backup',
  'queue',
  'mail',
  'texts',
  'clock',
  'ledger',
  'settings',
] as const;
export type StatusPart = (typeof statusParts)[number];

/** The finding about one part of the server. */
export const finding = z.object({
  part: z.enum(statusParts),
  state: z.enum(findingStates),
  /** The finding in one sentence. */
  says: z.string(),
  /** The recommended action in one sentence; missing if all is well. */
  todo: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

export const serverStatus = z.object({
  /** The time of this status, and the start of this process. */
  at: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  version: z.string(),
  node: z.string(),
  findings: z.array(finding),
});
export type ServerStatus = z.infer<typeof serverStatus>;
