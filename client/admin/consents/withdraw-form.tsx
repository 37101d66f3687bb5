import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { ConfirmButton } from '../kit/confirm-button';
import { useAction } from '../kit/use-action';
import { ChannelSelect, type ChosenChannel } from './channel-select';
import { contactWords as words } from './contact-words';

/** Records that a person asked us to stop. */
export const WithdrawForm = ({ id }: { id: string }) => {
  const [source, setSource] = useState<string>(Object.keys(words.sources)[0]!);
  const [channel, setChannel] = useState<ChosenChannel>('');
  const { contact, clients } = trpc.useUtils();
  const action = { failed: words.withdrawFailed, refresh: () => [contact.askAll, clients.timeline] };
  const withdraw = trpc.contact.withdraw.useMutation(useAction({ ...action, done: words.withdrawn }));
  const suppress = trpc.contact.suppress.useMutation(useAction({ ...action, done: words.suppressed }));

  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to stop</summary>
      <form
        className="mt-2 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!withdraw.isPending) withdraw.mutate({ id, source, ...(channel && { channel }) });
        }}
      >
        <Select
          id="withdraw-source"
          label="How we know"
          value={source}
          onChange={(event) => setSource(event.target.value)}
          choices={words.sources}
        />
        <ChannelSelect id="withdraw-channel" label="What to stop" value={channel} onChange={setChannel} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" aria-disabled={withdraw.isPending || undefined}>
            {words.save}
          </Button>
          <ConfirmButton
            label={words.suppress}
            title="Never contact this person again?"
            text="The number and the address go on the firm’s own do-not-contact list and stay there, even if you delete the lead."
            action={suppress}
            input={{ id }}
          />
        </div>
      </form>
    </details>
  );
};
