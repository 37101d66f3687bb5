import type { WebhookRecord } from '../../../shared/schemas/webhook';

const paused: Record<WebhookRecord['paused'], string> = {
  '': 'On',
  staff: 'Paused',
  failing: 'Paused: it failed for three days',
  gone: 'Paused: the receiver says it is gone (410)',
};

export const webhookWords = {
  loading: 'Loading webhooks...',
  add: 'Add webhook',
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
  saveFailed: { title: 'Error', description: 'The webhook could not be saved. Please try again.' },
  saved: { title: 'Webhook saved' },
  paused,
  tested: { title: 'Test on its way', description: 'You will find its answer under Deliveries.' },
  rotate: 'New secret',
  remove: 'Delete',
} as const;
