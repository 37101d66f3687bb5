import { Types } from 'mongoose';
import type { ClientInput } from '../../shared/schemas/client';
import type { Caller } from '../core/caller';
import { type ClientDoc, getKeys } from '../leads/store/client.model';
import { historyEntry } from '../leads/store/history';
import type { Witness } from '../proof/witness/witness';
import { consentRecord, type RequestFacts, withoutConsent } from './consent-record';

/** Fields of a lead that only the server sets, never the sender. */
export type PresetFields = Partial<
  Pick<ClientDoc, '_id' | 'arrivedAs' | 'createdAt' | 'flags' | 'cost' | 'source' | 'importId' | 'callBy'>
>;

type Arrival = {
  caller: Caller;
  input: ClientInput;
  requestId?: string;
  preset?: PresetFields;
  requestFacts?: RequestFacts | undefined;
  how?: string | undefined;
  witness?: Witness | undefined;
  now: () => number;
};

const sourceOf = { anonymous: 'website', system: 'website', vendor: 'vendor', staff: 'staff' } as const;

/** Returns the language of the page with the form, if its URL shows it. */
const getLanguage = ({ language, pageUrl }: ClientInput) =>
  language ?? (pageUrl && /^(?:https?:\/\/[^/?#]*)?\/es(?:[/?#]|$)/i.test(pageUrl) ? 'es' : undefined);

/** Returns the lead to store for validated input. */
export const newLead = (arrival: Arrival): ClientDoc => {
  const { caller, input, requestId, preset, now } = arrival;
  const at = preset?.createdAt ?? new Date(now());
  const isStaff = caller.kind === 'staff';
  const _id = preset?._id ?? new Types.ObjectId();
  const language = getLanguage(input);
  const consent = consentRecord({ ...arrival, clientId: String(_id), at });
  return {
    _id,
    // These come first, because a search reads a document only up to the field it needs.
    ...getKeys(input),
    ...withoutConsent(input),
    ...(language && { language }),
    additionalInfo: input.additionalInfo ?? '',
    // Staff enter a lead from their own address, which is not the person's.
    ip_address: input.ip_address || (isStaff ? '' : caller.ip),
    jornaya_ip: input.jornaya_ip ?? '',
    source: sourceOf[caller.kind],
    ...(caller.kind === 'vendor' && {
      vendorId: caller.vendor.id,
      arrivedAs: { caseType: input.caseType },
    }),
    status: 'New',
    statusReason: '',
    assignedTo: null,
    version: 0,
    createdAt: at,
    updatedAt: at,
    waitingSince: at,
    // The history of a website lead begins with its arrival. For others, the timeline shows who entered it.
    history: isStaff ? [historyEntry(caller, now, { action: 'create' })] : [],
    ...(consent && { consent, unsealed: true }),
    ...(requestId && { requestId }),
    ...preset,
  };
};
