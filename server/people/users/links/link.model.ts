import { z } from '../../../../shared/zod';
import { defineCollection, objectId } from '../../../core/record/collection';

const linkKinds = ['invitation', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Links for choosing a password once. */
export const links = defineCollection({
  name: 'links',
  stored: 'account_links',
  schema: z.object({
    /** The token's hash; reading the database is not enough to use the link. */
    _id: z.string(),
    kind: z.enum(linkKinds),
    userId: objectId,
    /** The version of the password that it replaces, 0 for none. Any other change makes the link invalid. */
    credentialVersion: z.number(),
    createdAt: z.date(),
    expiresAt: z.date(),
  }),
  indexes: [{ on: { userId: 1 } }, { on: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
