import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { defineCollection, type Stored } from '../../core/record/collection';

/** There is one account. */
export const accountId = 'account';

/** The binding of the sealed account to its place. */
export const aboutAccount = 'account for texts';

/** The account for texts that was entered in the panel. */
export const textAccounts = defineCollection({
  name: 'textAccounts',
  called: 'this setting',
  entity: 'setting',
  schema: z.object({
    _id: z.enum([accountId]),
    /** It stays when the account is removed, so that it only grows. */
    version: z.number(),
    /** The access and the numbers, sealed; missing once the account was removed. */
    sealed: z.string().optional(),
    /** When the access last changed. */
    accessAt: z.date(),
    audits,
  }),
});

export type TextAccountDoc = Stored<typeof textAccounts>;
