import { z } from '../zod';

/** Six digits from an app, or a recovery code. */
export const factorCode = z.string().trim().min(6).max(40);

export const codeInput = z.object({ code: factorCode });

export const secondFactorState = z.object({
  on: z.boolean().meta({ description: 'Codes of an app are asked for' }),
  passkeys: z.int(),
  codesLeft: z.int(),
  required: z.boolean().meta({ description: 'Administrators have to have one' }),
});

/** The setup for an app: a QR code to scan, or the same secret as text. */
export const secondFactorSetup = z.object({ svg: z.string(), secret: z.string() });

/** Shown only once. Each code works once instead of an app code. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
