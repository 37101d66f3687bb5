import type { MailTemplateName } from '../../../shared/schemas/mail';
import type { EventKind } from '../../../shared/schemas/webhook';
import { receipt } from '../../core/outbox/receipt-limits';
import type { Receiver } from '../../core/outbox/work';
import type { LeadEvent } from '../../leads/lead-events';
import { gatherFor } from './assigned-leads';
import type { Mail } from './mail';
import { overdueMail } from './overdue-tasks';

const mailTo = ({ kind, data }: LeadEvent, template: MailTemplateName, to: string): Receiver => ({
  id: `mail-${template}`,
  kind: 'mail',
  lane: `${to}:${data.lead}`,
  data: { event: kind, template, to },
});

/** One message about all leads that a bulk change assigned to a person. */
const manyTo = (event: LeadEvent, lane: string, to: string): Receiver => {
  const { data, ...receiver } = mailTo(event, 'leads-assigned', to);
  return { ...receiver, lane, once: `given:${lane}`, wait: gatherFor, data: { ...data, lead: null } };
};

/** The messages that an event causes. `to` is `person`, `staff`, or a user's id. */
export const mailReceivers = (mail: Mail, event: LeadEvent): Receiver[] => {
  if (!mail.transport) return [];
  const { kind, data } = event;
  if (kind === 'lead.created') {
    const { source } = data;
    const isNews =
      mail.staff !== '' && mail.staffMode === 'each' && source !== 'staff' && source !== 'import';
    return [
      // Leads from other sources did not write to us: an answer would surprise them.
      ...(source === 'website' ? [mailTo(event, receipt, 'person')] : []),
      ...(isNews ? [mailTo(event, 'new-lead', 'staff')] : []),
    ];
  }
  if (kind === 'lead.assigned') {
    const { assignedTo, by, batch, isUndo } = data;
    if (assignedTo === null || assignedTo === by) return [];
    if (batch) return [manyTo(event, `${batch}:${assignedTo}`, assignedTo)];
    // For an undone assignment, the mail was sent already or will not be.
    return isUndo ? [] : [mailTo(event, 'lead-assigned', assignedTo)];
  }
  return kind === 'task.overdue' && data.assignedTo ? overdueMail(mail, event, data.assignedTo) : [];
};

/** The events that cause mail. */
export const mailWants = async ({ transport }: Pick<Mail, 'transport'>): Promise<readonly EventKind[]> =>
  transport ? ['lead.created', 'lead.assigned', 'task.overdue'] : [];
