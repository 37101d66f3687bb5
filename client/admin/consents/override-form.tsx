import { useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { contactWords as words } from './contact-words';

/** Contact although the gate says no: never without a reason, which everybody can read later. */
export const OverrideForm = ({ id, channels }: { id: string; channels: readonly ContactChannel[] }) => {
  const [chosen, setChosen] = useState<ContactChannel | undefined>();
  const [reason, setReason] = useState('');
  const utils = trpc.useUtils();
  const channel = chosen && channels.includes(chosen) ? chosen : channels[0]!;
  const override = trpc.contact.override.useMutation({
    onError: () => toast.error(words.overrideFailed),
    onSuccess: () => {
      toast.success(words.overridden);
      setReason('');
      utils.contact.askAll.invalidate({ id });
      utils.clients.timeline.invalidate({ id });
    },
  });
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">{words.override}</summary>
      <form
        className="mt-2 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!override.isPending) override.mutate({ id, channel, reason });
        }}
      >
        <Select
          id="override-channel"
          label={words.override}
          value={channel}
          onChange={(event) => setChosen(event.target.value as ContactChannel)}
        >
          {channels.map((one) => (
            <option key={one} value={one}>
              {words.channels[one]}
            </option>
          ))}
        </Select>
        <Field
          id="override-reason"
          label={words.reason}
          hint={words.overrideHint}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" look="secondary" size="sm" aria-disabled={override.isPending || undefined}>
          {words.override}
        </Button>
      </form>
    </details>
  );
};
