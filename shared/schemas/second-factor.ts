import { z } from '../zod';

/** Six digits of an app, or a recovery code. */
export const factorCode = z.string().trim().min(6).max(40);

export const codeInput = z.object({ code: factorCode });

export const secondFactorState = z.object({
  on: z.boolean().meta({ description: 'Codes of an app are asked for' }),
  passkeys: z.int(),
  codesLeft: z.int(),
  required: z.boolean().meta({ description: 'Administrators have to have one' }),
});

/** What an app needs: the picture to scan, or the same as text to type. */
export const secondFactorSetup = z.object({ svg: z.string(), secret: z.string() });

/** Shown this once; each works once, in the place of a code of the app. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
