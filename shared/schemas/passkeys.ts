import { z } from '../zod';
import { trimmedText } from './text';

/** Bytes as browsers encode them. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

/** Contains no dot, so it can be a field name; at least 16 bytes, so it cannot be a word such as `constructor`. */
export const passkeyId = base64url(1400).min(22);
export const passkeyName = trimmedText(60);

const answer = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };
const clientExtensionResults = z.record(z.string().max(100), z.unknown()).default({});

/** The browser's response after it created a passkey. */
export const madePasskey = z.object({
  name: passkeyName,
  response: z.object({
    ...answer,
    clientExtensionResults,
    response: z.object({
      clientDataJSON: base64url(10_000),
      attestationObject: base64url(50_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

/** The browser's response after the person used a passkey. */
export const shownPasskey = z.object({
  response: z.object({
    ...answer,
    clientExtensionResults,
    response: z.object({
      clientDataJSON: base64url(10_000),
      authenticatorData: base64url(10_000),
      signature: base64url(10_000),
      userHandle: base64url(200).optional(),
    }),
  }),
});

export const passkeyRecord = z.object({
  id: passkeyId,
  name: z.string(),
  isSynced: z.boolean().meta({ description: 'It is on other devices of the person, too' }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
