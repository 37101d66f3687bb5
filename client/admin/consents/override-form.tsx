import { useId, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { useAction } from '../kit/use-action';
import { contactWords as words } from './contact-words';

type OverrideFormProps = {
  id: string;
  channels: readonly ContactChannel[];
  open?: boolean;
  onOverridden?: () => void;
};

/** Contacts a person against the gate's answer. It requires a reason, which everyone can read later. */
export const OverrideForm = ({ id, channels, open, onOverridden }: OverrideFormProps) => {
  const [chosen, setChosen] = useState<ContactChannel | undefined>();
  const [reason, setReason] = useState('');
  // The card and a dialog can be on the same page.
  const prefix = useId();
  const channel = chosen && channels.includes(chosen) ? chosen : channels[0]!;
  const override = trpc.contact.override.useMutation({
    ...nowOrNever,
    ...useAction({
      done: words.overridden,
      failed: words.overrideFailed,
      onDone: () => {
        setReason('');
        onOverridden?.();
      },
      refresh: ({ contact, clients }) => [contact.askAll, clients.timeline],
    }),
  });
  return (
    <details open={open}>
      <summary className="cursor-pointer py-1 text-sm font-semibold">{words.override}</summary>
      <form
        className="mt-2 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!override.isPending) override.mutate({ id, channel, reason });
        }}
      >
        <Select
          id={`${prefix}-channel`}
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
          id={`${prefix}-reason`}
          label="Reason"
          hint="Only with a good reason, such as a call the person asked for. The reason stays in the timeline."
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
