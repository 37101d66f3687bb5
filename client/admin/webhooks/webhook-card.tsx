import { useState } from 'react';
import type { WebhookRecord } from '../../../shared/schemas/webhook';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { cardClass } from '../kit/card';
import { Moment } from '../moment';
import { Deliveries } from './deliveries';
import { useWebhookActions } from './use-webhook-actions';
import { webhookWords as words } from './webhook-words';

const State = ({ webhook }: { webhook: WebhookRecord }) => {
  const colour = webhook.paused ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success';
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${colour}`}>
      {words.paused[webhook.paused]}
    </span>
  );
};

const Times = ({ webhook }: { webhook: WebhookRecord }) => (
  <p className="text-sm text-muted">
    {webhook.lastSuccessAt ? (
      <>
        Last accepted <Moment at={webhook.lastSuccessAt} />
      </>
    ) : (
      'Nothing accepted yet'
    )}
    {webhook.failingSince && (
      <span className="text-danger">
        {' · Failing since '}
        <Moment at={webhook.failingSince} />
      </span>
    )}
    {webhook.oldSecretUntil && (
      <>
        {' · The old secret works until '}
        <Moment at={webhook.oldSecretUntil} />
      </>
    )}
  </p>
);

type WebhookCardProps = {
  webhook: WebhookRecord;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
};

/** One receiver: its state, actions and deliveries. */
export const WebhookCard = ({ webhook, onEdit, onSecret, onRemoved }: WebhookCardProps) => {
  const { id, name, url, events, paused } = webhook;
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const actions = useWebhookActions({ onSecret, onRemoved, onTested: () => setOpen(true) });
  const button = (label: string, onClick: () => void) => (
    <Button look="secondary" size="sm" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  const confirm = () => {
    if (asking) actions[asking].mutate({ id });
    setAsking(null);
  };
  return (
    <li className={`${cardClass} overflow-hidden`}>
      <div className="grid gap-2 px-5 py-4">
        <h2 className="flex flex-wrap items-center gap-3 font-sans text-base font-semibold tracking-normal">
          {name}
          <State webhook={webhook} />
        </h2>
        <p className="text-sm break-all">{url}</p>
        <p className="text-sm text-muted">{events.join(', ')}</p>
        <Times webhook={webhook} />
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">
          {button('Send a test', () => actions.test.mutate({ id }))}
          {button('Edit', onEdit)}
          {button(words.rotate, () => setAsking('rotate'))}
          {paused
            ? button('Resume', () => actions.resume.mutate({ id }))
            : button('Pause', () => actions.pause.mutate({ id }))}
          {button(words.remove, () => setAsking('remove'))}
        </div>
      </div>
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="border-t border-line"
      >
        <summary className="min-h-row cursor-pointer px-5 py-2.5 text-sm font-semibold">Deliveries</summary>
        {isOpen && <Deliveries webhook={id} />}
      </details>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'remove' ? `Delete ${name}?` : 'Make a new secret?'}
        text={
          asking === 'remove'
            ? 'Anything not yet sent there will not be sent. This action cannot be undone.'
            : 'The old one works for 24 more hours, so the receiver has time to switch.'
        }
        confirm={asking === 'remove' ? words.remove : words.rotate}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      />
    </li>
  );
};
