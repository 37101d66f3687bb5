import { useId } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import { contactOverride } from '../../../shared/schemas/contact';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { FieldsForm } from '../kit/fields-form';
import { contactWords as words } from './contact-words';

type OverrideFormProps = {
  id: string;
  channels: readonly ContactChannel[];
  open?: boolean;
  onOverridden?: (() => void) | undefined;
};

/** Contacts a person against the gate's answer. It requires a reason, which everyone can read later. */
export const OverrideForm = ({ id, channels, open, onOverridden }: OverrideFormProps) => {
  // The card and a dialog can be on the same page.
  const name = `override-${id}-${useId()}`;
  const override = trpc.contact.override.useMutation(nowOrNever);
  return (
    <details open={open}>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Contact anyway</summary>
      <FieldsForm
        key={channels.join()}
        name={name}
        schema={contactOverride.omit({ id: true })}
        fields={{
          channel: {
            label: 'Contact anyway',
            kind: 'choice',
            choices: channels.map((value) => ({ value, label: words.channels[value] })),
          },
          reason: {
            label: 'Reason',
            hint: 'Only with a good reason, such as a call the person asked for. The reason stays in the timeline.',
            maxLength: 500,
          },
        }}
        defaults={{ channel: channels[0]!, reason: '' }}
        save={(values) => override.mutateAsync({ id, ...values })}
        saved={{ title: 'Reason saved', description: 'It is in the timeline and in the audit log.' }}
        failed="The reason could not be saved"
        restart={(values) => ({ ...values, reason: '' })}
        refresh={({ contact, clients }) => [contact.askAll, clients.timeline]}
        onSaved={onOverridden}
        button="Contact anyway"
        look="secondary"
        size="sm"
        className="mt-2 space-y-3"
      />
    </details>
  );
};
