import { useId } from 'react';
import { reopenInput } from '../../../shared/schemas/contact';
import { fromDateTimeInput, toDateTimeInput } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { FieldsForm } from '../kit/fields-form';
import { contactWords as words } from './contact-words';
import type { ChosenChannel } from './withdraw-form';

const toInput = ({
  channel,
  askedAt,
  ...rest
}: Record<'words' | 'askedAt', string> & { channel: ChosenChannel }) => ({
  ...rest,
  askedAt: fromDateTimeInput(askedAt) ?? '',
  ...(channel && { channel }),
});

/** Records that a person who asked us to stop wants to be contacted again. */
export const ReopenForm = ({ id }: { id: string }) => {
  const reopen = trpc.contact.reopen.useMutation();
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to contact them again</summary>
      <FieldsForm
        name={`reopen-${id}-${useId()}`}
        schema={reopenInput.omit({ id: true })}
        fields={{
          words: {
            label: 'How they asked, in their own words',
            hint: 'After this you can contact the person again. The record stays in the timeline and in the proof.',
            maxLength: 1000,
          },
          askedAt: { label: 'When they asked', kind: 'moment' },
          channel: {
            label: 'What they want again',
            kind: 'choice',
            first: 'Everything',
            choices: words.channels,
          },
        }}
        defaults={{ words: '', askedAt: toDateTimeInput(new Date()), channel: '' as ChosenChannel }}
        toInput={toInput}
        save={(values) => reopen.mutateAsync({ id, ...toInput(values) })}
        saved={words.reopened}
        failed={words.reopenFailed}
        restart={(values) => ({ ...values, words: '' })}
        refresh={({ contact, clients }) => [contact.askAll, clients.timeline]}
        button={words.save}
        size="sm"
        className="mt-2 space-y-3"
      />
    </details>
  );
};
