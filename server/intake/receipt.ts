import { clientReceipt } from '../../shared/schemas/client';
import type { z } from '../../shared/zod';
import { asRecord } from '../core/db/to-record';
import type { ClientDoc } from '../leads/store/client.model';

const theirs = Object.keys(clientReceipt.shape);

/** Returns the receipt for a lead's sender: the record without our internal fields, and the outcome of the request. */
export const getReceipt = (lead: ClientDoc): z.infer<typeof clientReceipt> =>
  Object.assign(asRecord(lead, theirs), {
    outcome: 'accepted' as const,
    requestId: lead.requestId ?? '',
    receivedAt: lead.createdAt.toISOString(),
  });
