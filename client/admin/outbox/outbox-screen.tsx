import { type OutboxRow, outboxKinds, outboxStates } from '../../../shared/schemas/outbox';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { type ListTools, listScreen } from '../kit/list-screen';
import { OutboxEntry, useSendAgain } from './outbox-entry';
import { outboxWords as words } from './outbox-words';

/** Milliseconds; waiting messages go out while someone watches. */
const refetchInterval = 5000;

const choices = {
  state: outboxStates.map((value) => ({ value, label: words.states[value] })),
  kind: outboxKinds.map((value) => ({ value, label: words.kinds[value] })),
};
const filters = {
  state: { label: 'State', any: 'Any state', choices: choices.state },
  kind: { label: 'Kind', any: 'Everything', choices: choices.kind },
};

/** The most messages in one call. */
const most = 100;

const SendAgain = ({ rows, filters: { state, kind }, selection }: ListTools<OutboxRow, typeof filters>) => {
  const ids = [...selection.ids];
  const { send, isPending } = useSendAgain(() => selection.keepOnly(ids.slice(most)));
  if (ids.length > 0)
    return (
      <Button aria-disabled={isPending} onClick={() => send({ ids: ids.slice(0, most) })}>
        {`Send again (${ids.length})`}
      </Button>
    );
  return (
    state === 'needs a look' &&
    rows.length > 0 && (
      <Button
        look="secondary"
        aria-disabled={isPending}
        onClick={() => send({ allThatNeedALook: true, kind })}
        label="Send all that need a look"
      />
    )
  );
};

/** Everything we send, filtered by state and kind; messages can be sent again one by one or all at once. */
export const OutboxScreen = listScreen({
  list: {
    text: 'Everything we send: what is waiting, what went out, and what failed.',
    useFilters: () => filters,
    useRows: (query, options) => trpc.outbox.page.useQuery(query, { ...options, refetchInterval }),
    loading: 'Loading outbox...',
    failed: 'Error loading the outbox',
    none: {
      title: 'Nothing in the outbox',
      text: 'Messages and webhooks show here when there is something to send.',
    },
    noneMatching: { title: 'Nothing matches these filters' },
    Row: OutboxEntry,
    tools: (tools) => <SendAgain {...tools} />,
  },
});
