import { z } from '../zod';
import { recordId } from './id';
import { trimmedText } from './text';

/** `POST /api/clients/{id}/return`: the reason is one of those that were agreed on with the vendor. */
export const returnInput = z.object({ id: recordId, reason: trimmedText(100) });

/** Whether a lead can be returned to its vendor, until when, and for which reasons. */
export const returnTerms = z.object({
  vendor: z.string().meta({ description: "The vendor's name" }),
  cost: z.number().nullable().meta({ description: 'US dollars that are not owed once it is returned' }),
  until: z.iso.datetime().meta({ description: 'The last moment at which it can be returned' }),
  isOpen: z.boolean(),
  reasons: z.array(z.string()),
});
