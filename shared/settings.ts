import { type WiderSubject, widerSubjects } from './case-types';
import { type LeadStatus, leadStatus } from './schemas/client';
import { trimmedText } from './schemas/text';
import { turnDownReason, usualReasons } from './turn-down';
import { z } from './zod';

const hours = z
  .number()
  .min(0)
  .max(24 * 365);

/**
 * What the firm decides about its own work, one document each: its shape, and what holds until staff change it. A new
 * setting is an entry here; `readSetting` reads it, and the settings screen needs a form for it.
 */
export const settings = {
  /** The promise to a new lead: an answer within so many hours. */
  firstContact: {
    schema: z.object({
      promisedHours: z
        .number()
        .min(0.25)
        .max(24 * 30),
    }),
    initial: { promisedHours: 24 },
  },
  /** When to try again after each try that reached nobody; one try more than there are waits. */
  callPlan: {
    schema: z.object({ waitHours: z.array(hours.min(0.25)).max(20) }),
    initial: { waitHours: [1, 4, 24, 24, 48] },
  },
  /** What the firm wants of each clerk; whoever it is asked of sees their own figures, and nobody else's. None: null. */
  goals: {
    schema: z.object({
      callsADay: z.int().min(1).max(1000).nullable(),
      firstCallMinutes: z
        .number()
        .min(1)
        .max(60 * 24 * 7)
        .nullable(),
    }),
    initial: { callsADay: null as number | null, firstCallMinutes: null as number | null },
  },
  /** What has to be done when a lead comes to a status. */
  taskRules: {
    schema: z.object({
      rules: z.array(z.object({ status: leadStatus, title: trimmedText(200), dueInHours: hours })).max(50),
    }),
    initial: {
      rules: [
        { status: 'Qualified' as const, title: 'Send the retainer', dueInHours: 24 },
        { status: 'Retainer sent' as const, title: 'Ask whether the retainer arrived', dueInHours: 72 },
      ],
    },
  },
  /** How long leads are kept after the last work on them; the first rule that fits a lead counts, none keeps it. */
  retention: {
    schema: z.object({
      rules: z
        .array(
          z.object({
            caseType: z.string().max(100),
            status: z.union([leadStatus, z.literal('')]),
            days: z.int().min(30).max(36_500),
          }),
        )
        .max(50),
    }),
    initial: { rules: [] as { caseType: string; status: LeadStatus | ''; days: number }[] },
  },
  /** What the contact gate keeps beyond what it has to. */
  contact: {
    schema: z.object({
      /** A request to stop by one way of the telephone stops them all; the rule's day has moved before. */
      revokeAll: z.boolean(),
      /** E-mails of our own accord wait for the morning as well. */
      quietMail: z.boolean(),
    }),
    initial: { revokeAll: false, quietMail: false },
  },
  /** Wider subjects that are no service and that the site leaves out; services have their own Active switch. */
  subjects: {
    schema: z.object({ leftOut: z.array(z.enum(widerSubjects)).max(widerSubjects.length) }),
    initial: { leftOut: [] as WiderSubject[] },
  },
  /** Why a lead is turned down, each with the letter that goes out then. */
  turnDown: {
    schema: z.object({
      reasons: z
        .array(turnDownReason)
        .max(30)
        .refine(
          (all) => new Set(all.map(({ label }) => label.toLowerCase())).size === all.length,
          'Two reasons have the same name',
        ),
    }),
    initial: { reasons: usualReasons },
  },
} as const;

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];
export type Setting<Name extends SettingName> = z.infer<(typeof settings)[Name]['schema']>;
export type Settings = { [Name in SettingName]: Setting<Name> };
