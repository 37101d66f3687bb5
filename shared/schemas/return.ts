import { z } from '../zod';
import { recordId } from './id';
import { trimmedText } from './text';

/** `POST /api/clients/{id}/return`: the reason must be one agreed with the vendor. */
export const returnInput = z.object({ id: recordId, reason: trimmedText(100) });

/** The return terms of a lead: allowed or not, until when, and for which reasons. */
export const returnTerms = z.object({
  vendor: z.string().meta({ description: "The vendor's name" }),
  cost: z.number().nullable().meta({ description: 'US dollars that are not owed once it is returned' }),
  until: z.iso.datetime().meta({ description: 'The last moment at which it can be returned' }),
  isOpen: z.boolean(),
  reasons: z.array(z.string()),
});
