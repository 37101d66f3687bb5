import type { ClientDoc } from '../clients/client.model';
import { toRecord } from '../db/to-record';

/** What a lead's sender is told: the record, and what became of the request. */
export const receiptOf = (lead: ClientDoc) => ({
  ...toRecord(lead),
  outcome: 'accepted' as const,
  requestId: lead.requestId ?? '',
  receivedAt: lead.createdAt.toISOString(),
});
