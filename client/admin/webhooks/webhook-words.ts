import { leadFieldNames, leadFields } from '../../../shared/lead-fields';
import { toRecord } from '../../../shared/records';
import { handlingFields, handlingNames } from '../../../shared/schemas/client';
import type { TellableField, WebhookRecord } from '../../../shared/schemas/webhook';

const paused: Record<WebhookRecord['paused'], string> = {
  '': 'On',
  staff: 'Paused',
  failing: 'Paused: it failed for three days',
  gone: 'Paused: the receiver says it is gone (410)',
};

/** Labels of the lead fields that a webhook can include. */
const fieldLabels = {
  ...toRecord(leadFieldNames, (name) => leadFields[name].label),
  ...toRecord(handlingNames, (name) => handlingFields[name].label),
  phoneE164: 'Phone number as E.164',
  source: 'Source',
  version: 'Version',
  createdAt: 'Received',
  updatedAt: 'Last changed',
} as Record<TellableField, string>;

export const webhookWords = {
  eventsText: {
    'lead.created': 'A lead came in',
    'lead.updated': 'A lead was changed',
    'lead.status_changed': 'A lead changed status',
    'lead.assigned': 'A lead was assigned',
    'lead.merged': 'A lead was merged into another',
    'lead.deleted': 'A lead was deleted',
    'lead.returned': 'A lead was returned to its vendor',
    'lead.return_undone': 'The return of a lead was undone',
    'task.overdue': 'A task is overdue',
    'agreement.signed': 'An agreement was signed by all',
  },
  paused,
  none: {
    title: 'No webhooks yet',
    text: 'Add the address of a system that needs to know about your leads.',
  },
  fields: fieldLabels,
} as const;
