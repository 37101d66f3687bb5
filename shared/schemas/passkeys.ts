import { z } from '../zod';
import { trimmedText } from './text';

/** Bytes as browsers write them; a passkey's id has no dot in it, so that it can be a field's name. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

export const passkeyId = base64url(1400);
export const passkeyName = trimmedText(60);

const answer = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };
const clientExtensionResults = z.record(z.string().max(100), z.unknown()).default({});

/** What a browser answers that made a passkey. */
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

/** What a browser answers whose person showed a passkey. */
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
