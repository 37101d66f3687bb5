import { useId } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import { withdrawInput } from '../../../shared/schemas/contact';
import { trpc } from '../../lib/trpc';
import { ConfirmButton } from '../kit/confirm-button';
import { FieldsForm } from '../kit/fields-form';
import { type Refresh, useAction } from '../kit/use-action';
import { contactWords as words } from './contact-words';

/** One channel; all channels if empty. */
export type ChosenChannel = ContactChannel | '';

const fields = {
  source: { label: 'How we know', kind: 'choice', choices: words.sources },
  channel: { label: 'What to stop', kind: 'choice', first: 'Everything', choices: words.channels },
} as const;
const defaults = { source: Object.keys(words.sources)[0]!, channel: '' as ChosenChannel };
const toInput = ({ source, channel }: typeof defaults) => ({ source, ...(channel && { channel }) });

const refresh: Refresh = ({ contact, clients }) => [contact.askAll, clients.timeline];

/** Records that a person asked us to stop. */
export const WithdrawForm = ({ id }: { id: string }) => {
  const withdraw = trpc.contact.withdraw.useMutation();
  const suppress = trpc.contact.suppress.useMutation(
    useAction({ done: words.suppressed, failed: words.withdrawFailed, refresh }),
  );
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to stop</summary>
      <FieldsForm
        name={`withdraw-${id}-${useId()}`}
        schema={withdrawInput.omit({ id: true })}
        fields={fields}
        required={[]}
        defaults={defaults}
        toInput={toInput}
        save={(values) => withdraw.mutateAsync({ id, ...toInput(values) })}
        saved={words.withdrawn}
        failed={words.withdrawFailed}
        restart={(values) => values}
        refresh={refresh}
        button={words.save}
        size="sm"
        className="my-2 space-y-3"
      />
      <ConfirmButton
        label={words.suppress}
        title="Never contact this person again?"
        text="The number and the address go on the firm’s own do-not-contact list and stay there, even if you delete the lead."
        action={suppress}
        input={{ id }}
      />
    </details>
  );
};
