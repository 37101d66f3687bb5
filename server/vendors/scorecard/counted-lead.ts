import type { LeadStatus } from '../../../shared/schemas/client';
import type { ClientDoc } from '../../leads/store/client.model';

/** The fields that counting needs, as a projection. */
export const countedFields = {
  arrivedAs: 1,
  campaign: 1,
  caseType: 1,
  cost: 1,
  createdAt: 1,
  deletedAt: 1,
  'history.at': 1,
  'history.changes': 1,
  jornayaLeadId: 1,
  mergedInto: 1,
  returnedAt: 1,
  status: 1,
  trustedFormCertUrl: 1,
  vendorId: 1,
} as const;

const reached = new Set<LeadStatus>(['Contacted', 'Qualified', 'Retainer sent', 'Signed', 'Referred out']);
const isReached = (status: string) => reached.has(status as LeadStatus);

/** Returns when someone first reached the person; undefined if no one has, or if the change is not in the timeline. */
const findContacted = ({ history }: ClientDoc): Date | undefined =>
  history.find(({ changes }) => changes.some(({ field, to }) => field === 'status' && isReached(to)))?.at;

/**
 * Returns the facts about a vendor's lead that statistics need: how it arrived, which never changes, and what staff made
 * of it. They contain nothing about the person.
 */
export const toCountedLead = (lead: ClientDoc) => {
  const contacted = findContacted(lead);
  return {
    /** The day of its arrival (UTC). */
    day: lead.createdAt.toISOString().slice(0, 10),
    campaign: lead.campaign ?? '',
    /** The case type when it arrived. */
    caseType: lead.arrivedAs?.caseType ?? lead.caseType,
    certified: Boolean(lead.trustedFormCertUrl || lead.jornayaLeadId),
    /** True if staff accepted it after its submission was first answered otherwise. */
    takenIn: lead.arrivedAs?.takenIn ?? false,
    contacted: isReached(lead.status) || contacted !== undefined,
    ...(contacted && {
      minutesToContact: Math.round((contacted.getTime() - lead.createdAt.getTime()) / 60_000),
    }),
    signed: lead.status === 'Signed',
    returned: lead.returnedAt !== undefined,
    merged: lead.mergedInto !== undefined,
    deleted: lead.deletedAt !== undefined && lead.mergedInto === undefined,
    /** US dollars; 0 if it was returned. */
    cost: lead.returnedAt ? 0 : (lead.cost ?? 0),
  };
};
export type CountedLead = ReturnType<typeof toCountedLead>;
