import type { leadSources } from '../../shared/schemas/client';
import type { MailTemplateName } from '../../shared/schemas/mail';
import type { EventKind } from '../../shared/schemas/webhook';
import { receipt } from '../core/outbox/receipt-limits';
import type { Receiver } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
import type { Deps } from './deps';

const mailTo = ({ kind, data }: LeadEvent, template: MailTemplateName, to: string): Receiver => ({
  id: `mail-${template}`,
  kind: 'mail',
  lane: `${to}:${data.lead}`,
  data: { event: kind, template, to },
});

/** The sources of leads that staff did not type in. */
export const arrivedByItself: readonly (typeof leadSources)[number][] = ['website', 'vendor'];

/** The messages that an event causes. `to` is `person` or `staff`. */
export const mailReceivers = ({ mail }: Deps, event: LeadEvent): Receiver[] => {
  if (!mail.transport) return [];
  if (event.kind !== 'lead.created') return [];
  const { source } = event.data;
  const isNews = mail.staff !== '' && mail.staffMode === 'each' && arrivedByItself.includes(source);
  return [
    // Leads from other sources did not write to us: an answer would surprise them.
    ...(source === 'website' ? [mailTo(event, receipt, 'person')] : []),
    ...(isNews ? [mailTo(event, 'new-lead', 'staff')] : []),
  ];
};

/** The events that cause mail. */
export const mailWants = ({ mail }: Deps): readonly EventKind[] => (mail.transport ? ['lead.created'] : []);
