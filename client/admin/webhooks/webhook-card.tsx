import { useState } from 'react';
import type { WebhookRecord } from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { Badge } from '../kit/badge';
import { cardClass } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import type { ListRowProps } from '../kit/list-screen';
import { Loaded } from '../kit/loaded';
import { RowButton } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { didNotWork, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { OutboxEntry } from '../outbox/outbox-entry';
import { staffPaths } from '../staff-paths';
import { webhookWords as words } from './webhook-words';

type Options = Pick<ListRowProps<WebhookRecord>, 'showSecret'> & { onTested: () => void };

/** The actions for a webhook. */
const useWebhookActions = ({ showSecret, onTested }: Options) => {
  const { webhooks, outbox } = trpc.useUtils();
  const action = { failed: didNotWork, refresh: () => [webhooks, outbox] };
  return {
    pause: useAction(trpc.webhooks.pause, action),
    resume: useAction(trpc.webhooks.resume, action),
    rotate: useAction(trpc.webhooks.rotate, { ...action, onDone: ({ secret }) => showSecret(secret) }),
    test: useAction(trpc.webhooks.test, {
      ...action,
      done: { title: 'Test on its way', description: 'You will find its answer under Deliveries.' },
      onDone: onTested,
    }),
  };
};

const limit = 10;
const refetchInterval = 3000;

/** The last messages to one receiver, with its answers. */
const Deliveries = ({ webhook }: { webhook: string }) => {
  const query = trpc.outbox.page.useQuery({ webhook, limit }, { staleTime: 0, refetchInterval });
  return (
    <Loaded
      query={query}
      loading="Loading webhooks..."
      failed="Error loading the deliveries"
      empty={
        <p className="px-4 py-4 text-sm text-muted">
          Nothing sent yet. Send a test to see whether the receiver works.
        </p>
      }
    >
      {({ rows }) => (
        <ul>
          {rows.map((entry) => (
            <OutboxEntry key={entry.id} row={entry} />
          ))}
        </ul>
      )}
    </Loaded>
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

/** One receiver: its state, actions and deliveries. */
export const WebhookCard = ({ row, edit, remove, ...tools }: ListRowProps<WebhookRecord>) => {
  const { id, name, url, events, paused, vendor, stages } = row;
  const [isOpen, setOpen] = useState(false);
  const actions = useWebhookActions({ ...tools, onTested: () => setOpen(true) });
  const button = (label: string, onClick: () => void) => (
    <RowButton label={label} name={`${label}: ${name}`} onClick={onClick} />
  );
  return (
    <li className={`${cardClass} overflow-hidden`}>
      <div className="grid gap-2 px-5 py-4">
        <h2 className="flex flex-wrap items-center gap-3">
          {name}
          <Badge tone={paused ? 'warning' : 'success'}>{words.paused[paused]}</Badge>
        </h2>
        <p className="text-sm break-all">{url}</p>
        <p className="text-sm text-muted">
          {vendor ? `To a vendor, about its own leads: ${stages.join(', ')}` : events.join(', ')}
        </p>
        <Times webhook={row} />
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">
          {button('Send a test', () => actions.test.mutate({ id }))}
          {vendor ? (
            <TextLink href={staffPaths.vendor(vendor)} className="inline-flex min-h-8 items-center text-sm">
              Edit at the vendor
            </TextLink>
          ) : (
            button('Edit', edit)
          )}
          <ConfirmButton
            label="New secret"
            aria-label={`New secret: ${name}`}
            title="Make a new secret?"
            text="The old one works for 24 more hours, so the receiver has time to switch."
            action={actions.rotate}
            input={{ id }}
          />
          {paused
            ? button('Resume', () => actions.resume.mutate({ id }))
            : button('Pause', () => actions.pause.mutate({ id }))}
          {button('Delete', remove)}
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
    </li>
  );
};
