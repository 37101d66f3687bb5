import { z } from '../zod';

const currentPassword = z.string().min(1).max(256);

/** Six digits of an app, or a recovery code. */
export const factorCode = z.string().trim().min(6).max(40);

/** Sensitive: the password is asked again, so that an open desk is not enough. */
export const withPassword = z.object({ currentPassword });
export const codeInput = z.object({ code: factorCode });

export const secondFactorState = z.object({
  on: z.boolean(),
  codesLeft: z.int(),
  required: z.boolean().meta({ description: 'Administrators have to have one' }),
});

/** What an app needs: the picture to scan, or the same as text to type. */
export const secondFactorSetup = z.object({ svg: z.string(), secret: z.string() });

/** Shown this once; each works once, in the place of a code of the app. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
