import { type WiderSubject, widerSubjects } from './case-types';
import { fieldWords } from './field-words';
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
const agreementStatusChoices = leadStatus.exclude(['Turned down']).options;
const statusOrNone = z.union([leadStatus.exclude(['Turned down']), z.literal('')]);
/** The status for a moment of an agreement. */
const statusWhen = (label: string) =>
  statusOrNone.clone().register(fieldWords, { label, first: 'No change', choices: agreementStatusChoices });
type StatusOrNone = z.infer<typeof statusOrNone>;

/**
 * The firm's settings, one document each: its title, its schema with the words for its form, and the default until staff
 * change it. To add a setting, add an entry here; `readSetting` reads it, and a screen of `settingsScreen` names it.
 */
export const settings = {
  /** The waits between unanswered calls; there is one more try than there are waits. */
  callPlan: {
    title: 'Call plan',
    schema: z.object({
      waitHours: z.array(hours.min(0.25)).max(20).register(fieldWords, {
        label: 'Hours between tries',
        hint: 'Separate them with commas. Five waits make six tries: 1, 4, 24, 24, 48.',
        wrong: 'Enter up to 20 numbers of hours, separated by commas, each 0.25 or more.',
        isWide: true,
      }),
      assigns: z.boolean().default(true).register(fieldWords, {
        label: 'Assign a lead that nobody has to the person who calls first',
        isWide: true,
      }),
    }),
    initial: { waitHours: [1, 4, 24, 24, 48], assigns: true },
  },
  /** The tasks to create when a lead reaches a status. */
  taskRules: {
    title: 'Automatic tasks',
    text: 'When a lead gets this status, the person it is assigned to gets the task.',
    schema: z.object({
      rules: z
        .array(
          z.object({
            status: leadStatus.clone().register(fieldWords, { label: 'Status' }),
            title: trimmedText(200).register(fieldWords, { label: 'Task' }),
            dueInHours: hours.clone().register(fieldWords, { label: 'Due in (hours)', kind: 'decimal' }),
            /** About the retainer: an agreement that is sent here takes its place. */
            kind: z.literal('retainer').optional(),
          }),
        )
        .max(50)
        .register(fieldWords, {
          label: 'Rules',
          empty: { status: 'Contacted', dueInHours: 24 },
          none: 'No rules. Staff add tasks themselves.',
          add: 'Add rule',
          remove: 'Remove rule',
          columns: '1fr 2fr 8rem auto',
        }),
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
    title: 'Status after an agreement',
    text: 'A lead gets this status when its fee agreement is sent, opened, signed or ended. A status that someone sets later stays.',
    schema: z.object({
      sent: statusWhen('Sent'),
      opened: statusWhen('Opened'),
      signed: statusWhen('Signed by everyone else, waiting for the firm'),
      complete: statusWhen('Complete'),
      declined: statusWhen('Declined'),
      expired: statusWhen('Expired'),
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
    title: 'Retention',
    text: 'How long we keep leads after someone last worked on them. The first rule that fits applies. We keep leads that no rule fits and leads on legal hold.',
    schema: z.object({
      rules: z
        .array(
          z.object({
            caseType: z
              .string()
              .max(100)
              .register(fieldWords, { label: 'Case type', first: 'Any', choices: 'caseTypes' }),
            status: z
              .union([leadStatus, z.literal('')])
              .register(fieldWords, { label: 'Status', first: 'Any', choices: leadStatus.options }),
            days: z.int().min(30).max(36_500).register(fieldWords, { label: 'Days' }),
          }),
        )
        .max(50)
        .register(fieldWords, {
          label: 'Rules',
          empty: { status: 'Turned down', days: 365 },
          none: 'No rules, so we keep every lead.',
          add: 'Add rule',
          remove: 'Remove rule',
          columns: '1fr 1fr 8rem auto',
        }),
      unknownDays: z.int().min(30).max(36_500).nullable().default(unknownDays).register(fieldWords, {
        label: 'Messages of unknown senders (days)',
        hint: 'Counted from a sender’s last message. Leave it empty to keep them. Those of a lead on legal hold stay.',
        isWide: true,
      }),
    }),
    initial: { rules: [] as { caseType: string; status: LeadStatus | ''; days: number }[], unknownDays },
  },
  contact: {
    title: 'Contact rules',
    text: 'Each applies right away, to every lead. The first two are stricter than the law requires today.',
    schema: z.object({
      revokeAll: z.boolean().register(fieldWords, {
        label:
          'When someone stops one kind of call or text, stop every kind (the “revoke all” rule; it applies by itself to requests from January 31, 2027 on)',
        isWide: true,
      }),
      quietMail: z.boolean().register(fieldWords, {
        label: 'Hold e-mails that are not replies until quiet hours end where the person lives',
        isWide: true,
      }),
      replyHours: z
        .int()
        .min(1)
        .max(24 * 14)
        .default(72)
        .register(fieldWords, {
          label: 'Hours in which staff may answer someone who texted first',
          isWide: true,
        }),
    }),
    initial: { revokeAll: false, quietMail: false, replyHours: 72 },
  },
  followUp: {
    title: 'Limits of automatic follow-up',
    text: 'Texts, e-mails and call tasks of sequences, counted together for each person.',
    schema: z.object({
      mostADay: z.int().min(1).max(20).register(fieldWords, { label: 'At most in a day' }),
      mostAWeek: z.int().min(1).max(50).register(fieldWords, { label: 'At most in a week' }),
      handwrittenHours: z
        .int()
        .min(0)
        .max(24 * 14)
        .register(fieldWords, {
          label: 'Send nothing automatic for so many hours after a message by hand',
          isWide: true,
        }),
    }),
    initial: { mostADay: 2, mostAWeek: 5, handwrittenHours: 24 },
  },
  /** STOP and HELP are answered once, by the provider or by us; strangers may cause only so many texts. */
  texts: {
    title: 'Answers to STOP and HELP, and texts that strangers cause',
    text: 'Most providers of texts answer these words themselves. If yours does not, we answer them. Anyone can enter a number in your form or text you, so there is a limit on questions to new numbers and answers to HELP and STOP. A request to stop always counts, and a lead’s is always confirmed.',
    schema: z.object({
      providerAnswers: z
        .boolean()
        .register(fieldWords, { label: 'Our provider answers STOP and HELP', isWide: true }),
      strangersAnHour: z
        .int()
        .min(1)
        .max(1000)
        .default(40)
        .register(fieldWords, { label: 'Texts that strangers cause, at most in an hour' }),
      strangersADay: z
        .int()
        .min(1)
        .max(10_000)
        .default(200)
        .register(fieldWords, { label: 'At most in a day' }),
    }),
    initial: { providerAnswers: true, strangersAnHour: 40, strangersADay: 200 },
  },
  /** Wider subjects that the site leaves out; services have their own Active switch. */
  subjects: {
    title: 'Wider subjects',
    text: 'Your website offers these in addition to your services. A subject that you switch off disappears from the list, the finder, the sitemap and the form, like a service that is not Active. Its page says that you do not take these cases. Your existing leads stay as they are.',
    schema: z.object({ leftOut: z.array(z.enum(widerSubjects)).max(widerSubjects.length) }),
    initial: { leftOut: [] as WiderSubject[] },
  },
  /** Turn-down reasons, each with the letter that goes out. */
  turnDown: {
    title: 'Turn-down reasons',
    text: 'The reasons a clerk can choose from, and the letter for each.',
    schema: z.object({
      reasons: z
        .array(turnDownReason)
        .max(30)
        .superRefine((all, ctx) => {
          const names = all.map(({ label }) => label.toLowerCase());
          for (const [index, name] of names.entries())
            if (names.indexOf(name) < index)
              ctx.addIssue({
                code: 'custom',
                path: [index, 'label'],
                message: 'There is already a reason with this name.',
              });
        }),
    }),
    initial: { reasons: usualReasons },
  },
} as const;

export type SettingName = keyof typeof settings;
export const settingNames = listNames(settings);
export type Setting<Name extends SettingName> = z.infer<(typeof settings)[Name]['schema']>;
export type Settings = { [Name in SettingName]: Setting<Name> };
