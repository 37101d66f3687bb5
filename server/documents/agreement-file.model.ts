import { z } from '../../shared/zod';
import { bytes, defineCollection, type Stored } from '../core/record/collection';

/** The PDFs of agreements, encrypted: the originals and the signed versions. Written once and never changed. */
export const agreementFiles = defineCollection({
  name: 'agreementFiles',
  schema: z.object({
    /** The agreement's ID with `:original` or `:signed`. */
    _id: z.string(),
    sealed: bytes,
    level: z.string().optional(),
  }),
});

export type AgreementFileDoc = Stored<typeof agreementFiles>;
