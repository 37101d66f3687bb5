import { messages } from '../messages';
import { z } from '../zod';

export const textProviders = ['twilio', 'telnyx'] as const;
export type ProviderName = (typeof textProviders)[number];
export const providerLabels: Readonly<Record<ProviderName, string>> = { twilio: 'Twilio', telnyx: 'Telnyx' };

/** Goes into a header of each request. */
const plainText = z
  .string()
  .trim()
  .max(500, messages.form.tooLong)
  .regex(/^[ -~]*$/, 'Use only letters, digits and signs of a plain keyboard.');

/** The access to an account at a provider. It is stored sealed, and no answer ever has it. */
export const textAccess = z
  .object({
    provider: z.enum(textProviders),
    /** It is part of an address. */
    account: z
      .string()
      .trim()
      .regex(/^[A-Za-z\d]{0,64}$/, 'An account has only letters and digits.'),
    token: plainText.min(1, messages.form.required),
    publicKey: plainText,
  })
  .refine(({ provider, account }) => provider !== 'twilio' || account !== '', {
    path: ['account'],
    error: messages.form.required,
  })
  .refine(({ provider, publicKey }) => provider !== 'telnyx' || /^[A-Za-z\d+/]{43}=$/.test(publicKey), {
    path: ['publicKey'],
    error: 'Telnyx’s public key has 44 characters and ends in =.',
  });
export type TextAccess = z.infer<typeof textAccess>;

const registrationCode = z
  .string()
  .trim()
  .regex(/^\S{0,60}$/, 'Enter it without spaces.');

/** A number that sends texts. `none-needed` is the firm's statement that it needs no registration. */
export const sendingNumber = z
  .object({
    number: z
      .string()
      .trim()
      .regex(/^\+[1-9]\d{6,14}$/, 'Write it like +14155550100.'),
    registration: z.enum(['campaign', 'none-needed', 'later']),
    brand: registrationCode,
    campaign: registrationCode,
  })
  .refine(({ registration, brand }) => registration !== 'campaign' || brand !== '', {
    path: ['brand'],
    error: messages.form.required,
  })
  .refine(({ registration, campaign }) => registration !== 'campaign' || campaign !== '', {
    path: ['campaign'],
    error: messages.form.required,
  });
export type SendingNumber = z.infer<typeof sendingNumber>;

const version = z.int().min(0);

/** Without `access`, the stored one stays. */
export const textAccountInput = z.object({
  version,
  access: textAccess.optional(),
  numbers: z
    .array(sendingNumber)
    .max(20)
    .superRefine((all, { addIssue }) => {
      const numbers = all.map(({ number }) => number);
      for (const [index, number] of numbers.entries())
        if (numbers.indexOf(number) < index)
          addIssue({ code: 'custom', path: [index, 'number'], message: 'This number is there twice.' });
    }),
});
export type TextAccountInput = z.infer<typeof textAccountInput>;

export const textAccountVersion = z.object({ version });

/** The account as the panel shows it: nothing of its keys, and of the account only the end. */
export const textAccountView = z.object({
  version,
  /** True if the account comes from the environment, which wins. */
  isFixed: z.boolean(),
  /** True if something is stored that no key of this server opens. */
  isClosed: z.boolean(),
  access: z
    .object({ provider: z.enum(textProviders), accountEnd: z.string(), hasPublicKey: z.boolean() })
    .optional(),
  numbers: z.array(sendingNumber),
});
export type TextAccountView = z.infer<typeof textAccountView>;
