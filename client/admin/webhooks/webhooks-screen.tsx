import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WebhookRecord } from '../../../shared/schemas/webhook';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { controlClass } from '../../ui/field';
import { ListCard } from '../kit/card';
import { Empty, Loaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { webhookWords as words } from './webhook-words';

const copy = (secret: string) =>
  navigator.clipboard.writeText(secret).then(
    () => toast.success(words.copied),
    () => toast.error(words.copyFailed),
  );

/** Shows a new secret once. */
const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Copy this secret now"
    description="Give it to the receiver. We show it only once; you can always make a new one."
    width="sm"
  >
    <div className="grid gap-4 p-5">
      <label className="text-sm font-semibold">
        Secret
        <input
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
          className={`${controlClass} mt-1.5 font-mono text-sm`}
        />
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => copy(secret)}>
          Copy
        </Button>
        <Button onClick={onClose}>I saved it</Button>
      </div>
    </div>
  </Dialog>
);

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
        <Button onClick={() => setEditing({})}>
          <Plus aria-hidden className="size-4" />
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
      {secret && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </section>
  );
};
