import { flushSync } from 'react-dom';
import type { InboxRow } from '../../../shared/schemas/inbox';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { LeadView } from '../clients/lead/lead-view';
import { Later } from '../kit/later';
import { TextLink } from '../kit/text-link';
import { type Refresh, useAction } from '../kit/use-action';
import { staffPaths } from '../staff-paths';
import { inboxWords as words } from './inbox-words';

const refresh: Refresh = ({ inbox, clients }) => [inbox, clients.timeline];

/** Opens the composer on the channel of the message, with the focus in it. */
const reply = (channel: InboxRow['channel']) => {
  flushSync(() => document.getElementById(`tab-${channel}`)?.click());
  document.querySelector<HTMLElement>(`#panel-${channel} textarea`)?.focus();
};

const Key = ({ name }: { name: string }) => <Kbd className="hidden lg:inline">{name}</Kbd>;

type ActionsProps = { row: InboxRow; onSettled: () => void };

/** Answers, settles or puts off the message that waits, for everyone; both can be undone. */
const Actions = ({ row: { id, message, channel }, onSettled }: ActionsProps) => {
  const back = useAction(trpc.inbox.back, { done: words.back, refresh });
  const undo = { label: 'Undo', run: () => back.mutate({ id, message }) };
  const settled = (title: { title: string }) => () => {
    toast.success(title, undo);
    onSettled();
  };
  const done = useAction(trpc.inbox.done, { onDone: settled(words.done), refresh });
  const later = useAction(trpc.inbox.later, { onDone: settled(words.later), refresh });
  const isBusy = done.isPending || later.isPending;
  return (
    <Later disabled={isBusy} onChoose={(until) => later.mutate({ id, message, until: until.toISOString() })}>
      <Button data-key="r" look="strong" size="sm" onClick={() => reply(channel)}>
        Reply <Key name="r" />
      </Button>
      <Button
        data-key="d"
        look="secondary"
        size="sm"
        disabled={isBusy}
        onClick={() => done.mutate({ id, message })}
      >
        Done <Key name="d" />
      </Button>
    </Later>
  );
};

/** A lead's conversation with its composer and head. Without a row it no longer waits, and stays until staff move on. */
export const LeadPane = ({
  id,
  row,
  onSettled,
}: {
  id: string;
  row: InboxRow | undefined;
  onSettled: () => void;
}) => (
  <>
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-3 py-2">
      {row ? (
        <Actions key={row.message} row={row} onSettled={onSettled} />
      ) : (
        <p role="status" className="text-sm text-muted">
          Nothing waits here.
        </p>
      )}
      <TextLink
        data-key="Enter"
        href={staffPaths.client(id)}
        className="ml-auto inline-flex min-h-9 items-center text-sm"
      >
        Open lead
      </TextLink>
    </div>
    <div className="p-3">
      <LeadView key={id} id={id} layout="column" />
    </div>
  </>
);
