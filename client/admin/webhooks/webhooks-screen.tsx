import { trpc } from '../../lib/trpc';
import { ListScreen } from '../kit/list-screen';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { webhookWords as words } from './webhook-words';

/** The receivers of events about leads, each with its state. */
export const WebhooksScreen = () => (
  <ListScreen
    title="Webhooks"
    text="Tell another system what happens to leads. We sign each message, send them in order, and try again until each one is accepted."
    add={words.add}
    query={trpc.webhooks.list.useQuery()}
    loading={words.loading}
    failed="Error loading the webhooks"
    none={{
      title: 'No webhooks yet',
      text: 'Add the address of a system that needs to know about your leads.',
    }}
    form={WebhookForm}
    secret={{
      kind: 'secret',
      text: 'Give it to the receiver. We show it only once; you can always make a new one.',
    }}
  >
    {(webhooks, { edit, showSecret, onRemoved }) => (
      <ul className="grid gap-5">
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            onEdit={() => edit(webhook)}
            onSecret={showSecret}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    )}
  </ListScreen>
);
