import { clientReceipt } from '../../shared/schemas/client';
import type { ClientDoc } from '../clients/client.model';
import { toRecord } from '../db/to-record';
import { onlyItsFields } from '../parsers';

/** What a lead's sender is told: the record, and what became of the request. */
export const receiptOf = (lead: ClientDoc) => ({
  ...toRecord(lead),
  outcome: 'accepted' as const,
  requestId: lead.requestId ?? '',
  receivedAt: lead.createdAt.toISOString(),
});

const receipt = onlyItsFields(clientReceipt);

/** The same without what is ours alone. */
export const publicReceipt = (lead: ClientDoc) => receipt.parseAsync(receiptOf(lead));
