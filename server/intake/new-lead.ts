import { Types } from 'mongoose';
import type { ClientInput } from '../../shared/schemas/client';
import type { Caller } from '../caller';
import { type ClientDoc, keysOf } from '../clients/client.model';
import { historyEntry } from '../clients/history';
import { toE164 } from '../clients/phone';

type Arrival = { caller: Caller; input: ClientInput; requestId?: string; now: () => number };

/** The lead that checked input becomes, as it is stored. */
export const newLead = ({ caller, input, requestId, now }: Arrival): ClientDoc => {
  const at = new Date(now());
  const phoneE164 = toE164(input.phoneNumber);
  const isStaff = caller.kind === 'staff';
  return {
    _id: new Types.ObjectId(),
    // First, because a search reads a document up to the field that it looks for.
    ...keysOf(input),
    ...input,
    additionalInfo: input.additionalInfo ?? '',
    // What staff type in comes from their own address, which is not the person's.
    ip_address: input.ip_address || (isStaff ? '' : caller.ip),
    jornaya_ip: input.jornaya_ip ?? '',
    ...(phoneE164 && { phoneE164 }),
    source: isStaff ? 'staff' : 'website',
    status: 'New',
    statusReason: '',
    assignedTo: null,
    version: 0,
    createdAt: at,
    updatedAt: at,
    waitingSince: at,
    // A lead of the website begins with its arrival; who typed in another one stands in its timeline.
    history: isStaff ? [historyEntry(caller, now, { action: 'create' })] : [],
    ...(requestId && { requestId }),
  };
};
