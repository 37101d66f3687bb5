import { useId, useState } from 'react';
import { fromDateTimeInput, toDateTimeInput } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useAction } from '../kit/use-action';
import { ChannelSelect, type ChosenChannel } from './channel-select';
import { contactWords as words } from './contact-words';

/** Records that a person who asked us to stop wants to be contacted again. */
export const ReopenForm = ({ id }: { id: string }) => {
  const prefix = useId();
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState(() => toDateTimeInput(new Date()));
  const [channel, setChannel] = useState<ChosenChannel>('');
  const reopen = trpc.contact.reopen.useMutation(
    useAction({
      done: words.reopened,
      failed: words.reopenFailed,
      onDone: () => setSaid(''),
      refresh: ({ contact, clients }) => [contact.askAll, clients.timeline],
    }),
  );
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to contact them again</summary>
      <form
        className="mt-2 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          const askedAt = fromDateTimeInput(asked);
          if (!askedAt || reopen.isPending) return;
          reopen.mutate({ id, words: said, askedAt, ...(channel && { channel }) });
        }}
      >
        <Field
          id={`${prefix}-words`}
          label="How they asked, in their own words"
          hint="This ends the stop for this lead. It stays in the timeline and in the proof."
          required
          maxLength={1000}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
        <Field
          id={`${prefix}-asked`}
          label="When they asked"
          type="datetime-local"
          required
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <ChannelSelect
          id={`${prefix}-channel`}
          label="What they want again"
          value={channel}
          onChange={setChannel}
        />
        <Button type="submit" size="sm" aria-disabled={reopen.isPending || undefined}>
          {words.save}
        </Button>
      </form>
    </details>
  );
};
