import { z } from '../zod';

/** The steps before the first text, in the order to do them. */
export const textingSteps = [
  'account',
  'number',
  'registration',
  'address',
  'inbound',
  'reports',
  'keywords',
  'wording',
  'templates',
] as const;

/** `check`: the server cannot know it, or saw nothing of it yet. */
export const textingStepStates = ['done', 'check', 'open'] as const;

/** One step of setting up texts, and its state as the server knows it. */
export const textingStep = z.object({
  step: z.enum(textingSteps),
  state: z.enum(textingStepStates),
  says: z.string(),
  /** When the provider last reached us. */
  at: z.iso.datetime().optional(),
});
export type TextingStep = z.infer<typeof textingStep>;

/** The provider's answer about the account and each of our numbers, in words; it has no key and no address of others. */
export const accountCheck = z.array(z.object({ subject: z.string(), isGood: z.boolean(), says: z.string() }));
export type AccountCheck = z.infer<typeof accountCheck>;
