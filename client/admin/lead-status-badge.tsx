import type { LeadStatus } from '../../shared/schemas/client';

/** The colors by status; the word always appears, too. */
export const statusColours: Record<LeadStatus, string> = {
  New: 'bg-info-soft text-info',
  Contacted: 'bg-warning-soft text-warning',
  Qualified: 'bg-qualified-soft text-qualified',
  'Retainer sent': 'bg-retainer-soft text-retainer',
  Signed: 'bg-success-soft text-success',
  'Referred out': 'bg-paper-deep text-ink',
  'Turned down': 'bg-danger-soft text-danger',
};

/** A lead's status as a colored word. */
export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <span
    className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${statusColours[status]}`}
  >
    {status}
  </span>
);
