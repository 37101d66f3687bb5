import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WebhookRecord } from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ListCard } from '../kit/card';
import { Empty, Loaded } from '../kit/loaded';
import { SecretDialog } from '../kit/secret-dialog';
import { ScreenHead } from '../screen-head';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { webhookWords as words } from './webhook-words';

type Editing = { record?: WebhookRecord } | null;

/** The receivers of events about leads, each with its state. */
export const WebhooksScreen = () => {
  const list = trpc.webhooks.list.useQuery();
  const [editing, setEditing] = useState<Editing>(null);
  const [secret, setSecret] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = (newSecret?: string) => {
    setEditing(null);
    if (newSecret) setSecret(newSecret);
    void list.refetch();
  };

  return (
    <section aria-label={words.title}>
      <ScreenHead title={words.title} headingRef={heading}>
        <Button icon={Plus} onClick={() => setEditing({})}>
          {words.add}
        </Button>
      </ScreenHead>
      <p className="-mt-3 mb-5 max-w-prose text-muted">
        Tell another system what happens to leads. We sign each message, send them in order, and try again
        until each one is accepted.
      </p>
      <Loaded
        query={list}
        loading={words.loading}
        failed="Error loading the webhooks"
        empty={
          <ListCard>
            <Empty
              title="No webhooks yet"
              text="Add the address of a system that needs to know about your leads."
            />
          </ListCard>
        }
      >
        {(webhooks) => (
          <ul className="grid gap-5">
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setEditing({ record: webhook })}
                onSecret={setSecret}
                // The card and its button are gone.
                onRemoved={() => requestAnimationFrame(() => heading.current?.focus())}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {editing && <WebhookForm {...editing} onClose={() => setEditing(null)} onSaved={finish} />}
      {secret && (
        <SecretDialog
          kind="secret"
          text="Give it to the receiver. We show it only once; you can always make a new one."
          value={secret}
          onClose={() => setSecret('')}
        />
      )}
    </section>
  );
};
