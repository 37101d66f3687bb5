import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WebhookRecord } from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { SecretDialog } from './secret-dialog';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { webhookWords as words } from './webhook-words';

type Editing = { record?: WebhookRecord } | null;

/** Who is told what happens to leads, and whether they hear it. */
export const WebhooksScreen = () => {
  const { data, isError, refetch } = trpc.webhooks.list.useQuery();
  const [editing, setEditing] = useState<Editing>(null);
  const [secret, setSecret] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = (newSecret?: string) => {
    setEditing(null);
    if (newSecret) setSecret(newSecret);
    void refetch();
  };

  return (
    <section aria-label={words.title}>
      <ScreenHead title={words.title} headingRef={heading}>
        <Button onClick={() => setEditing({})}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      </ScreenHead>
      <p className="-mt-3 mb-5 max-w-prose text-muted">{words.about}</p>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data?.length === 0 && (
        <div
          role="status"
          className="rounded-lg border border-line bg-card px-6 py-12 text-center shadow-card"
        >
          <p className="font-semibold">{words.none}</p>
          <p className="mt-1 text-sm text-muted">{words.noneText}</p>
        </div>
      )}
      <ul className="grid gap-5">
        {data?.map((webhook) => (
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
      {editing && <WebhookForm {...editing} onClose={() => setEditing(null)} onSaved={finish} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </section>
  );
};
