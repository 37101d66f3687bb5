import { type WiderSubject, widerSubjects } from './case-types';
import { listNames } from './records';
import { type LeadStatus, leadStatus } from './schemas/client';
import { trimmedText } from './schemas/text';
import { turnDownReason, usualReasons } from './turn-down';
import { z } from './zod';

const hours = z
  .number()
  .min(0)
  .max(24 * 365);

/** As long as the rule that the screen suggests for leads. */
const unknownDays: number | null = 365;

/** Turning down needs a reason, so no agreement does it. */
export const agreementStatusChoices = leadStatus.exclude(['Turned down']).options;
const statusOrNone = z.union([leadStatus.exclude(['Turned down']), z.literal('')]);
type StatusOrNone = z.infer<typeof statusOrNone>;

/**
 * The firm's settings, one document each: its schema, and the default until staff change it. To add a setting, add an
 * entry here; `readSetting` reads it, and the settings screen needs a form for it.
 */
export const settings = {
  /** The waits between unanswered calls; there is one more try than there are waits. */
  callPlan: {
    schema: z.object({
      waitHours: z.array(hours.min(0.25)).max(20),
      /** A lead that nobody has is assigned to the person who calls or writes first. */
      assigns: z.boolean().default(true),
    }),
    initial: { waitHours: [1, 4, 24, 24, 48], assigns: true },
  },
  /** The tasks to create when a lead reaches a status. */
  taskRules: {
    schema: z.object({
      rules: z
        .array(
          z.object({
            status: leadStatus,
            title: trimmedText(200),
            dueInHours: hours,
            /** About the retainer: an agreement that is sent here takes its place. */
            kind: z.literal('retainer').optional(),
          }),
        )
        .max(50),
    }),
    initial: {
      rules: [
        {
          status: 'Qualified' as const,
          title: 'Send the retainer',
          dueInHours: 24,
          kind: 'retainer' as const,
        },
        {
          status: 'Retainer sent' as const,
          title: 'Ask whether the retainer arrived',
          dueInHours: 72,
          kind: 'retainer' as const,
        },
      ],
    },
  },
  /** The status that a lead gets when its fee agreement moves; an empty one leaves the status as it is. */
  agreementStatuses: {
    schema: z.object({
      sent: statusOrNone,
      opened: statusOrNone,
      signed: statusOrNone.meta({ description: 'All signers have signed, and the firm has not' }),
      complete: statusOrNone,
      declined: statusOrNone,
      expired: statusOrNone,
    }),
    initial: {
      sent: 'Retainer sent' as StatusOrNone,
      opened: '' as StatusOrNone,
      signed: '' as StatusOrNone,
      complete: 'Signed' as StatusOrNone,
      declined: '' as StatusOrNone,
      expired: '' as StatusOrNone,
    },
  },
  /**
   * The retention period of leads after the last work on them. The first matching rule applies; without one, leads
   * stay. Messages of senders who were never assigned to a lead end some days after the last one; null keeps them.
   */
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
      unknownDays: z.int().min(30).max(36_500).nullable().default(unknownDays),
    }),
    initial: { rules: [] as { caseType: string; status: LeadStatus | ''; days: number }[], unknownDays },
  },
  /** Stricter contact rules than the law requires. */
  contact: {
    schema: z.object({
      /** A request to stop on one telephone channel stops them all. The legal effective date has moved before. */
      revokeAll: z.boolean(),
      /** E-mails that we initiate also wait for the morning. */
      quietMail: z.boolean(),
      /** For so long a person's own text permits answers by hand. */
      replyHours: z
        .int()
        .min(1)
        .max(24 * 14)
        .default(72),
    }),
    initial: { revokeAll: false, quietMail: false, replyHours: 72 },
  },
  /** The limits of automatic follow-up: messages and call tasks for one person by all channels. */
  followUp: {
    schema: z.object({
      mostADay: z.int().min(1).max(20),
      mostAWeek: z.int().min(1).max(50),
      /** A message that staff wrote by hand ends automatic ones if it is not older than this. */
      handwrittenHours: z
        .int()
        .min(0)
        .max(24 * 14),
    }),
    initial: { mostADay: 2, mostAWeek: 5, handwrittenHours: 24 },
  },
  texts: {
    schema: z.object({
      /** True if the provider answers STOP and HELP itself; then we don't answer the words that it knows. */
      providerAnswers: z.boolean(),
      /** The most texts of ours that anyone can cause. */
      strangersAnHour: z.int().min(1).max(1000).default(40),
      strangersADay: z.int().min(1).max(10_000).default(200),
    }),
    initial: { providerAnswers: true, strangersAnHour: 40, strangersADay: 200 },
  },
  /** Wider subjects that the site leaves out; services have their own Active switch. */
  subjects: {
    schema: z.object({ leftOut: z.array(z.enum(widerSubjects)).max(widerSubjects.length) }),
    initial: { leftOut: [] as WiderSubject[] },
  },
  /** Turn-down reasons, each with the letter that goes out. */
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
export const settingNames = listNames(settings);
export type Setting<Name extends SettingName> = z.infer<(typeof settings)[Name]['schema']>;
export type Settings = { [Name in SettingName]: Setting<Name> };
