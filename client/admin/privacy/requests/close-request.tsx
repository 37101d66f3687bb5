import { closeRequestInput } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { FieldsDialog } from '../../kit/fields-form';
import { privacyWords } from '../privacy-words';

const words = privacyWords.requests;

/** Closes a request with a permanent note about the outcome. */
export const CloseRequest = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const close = trpc.privacy.closeRequest.useMutation();
  return (
    <FieldsDialog
      name={`close-${id}`}
      title="How did it end?"
      schema={closeRequestInput.pick({ state: true, note: true })}
      fields={{
        state: { label: 'Outcome', kind: 'choice', choices: words.outcomes },
        note: {
          label: 'What we did and what we told the person',
          kind: 'long',
          maxLength: 1000,
          className: 'sm:col-span-2',
        },
      }}
      defaults={{ state: 'done' as keyof typeof words.outcomes, note: '' }}
      save={(values) => close.mutateAsync({ id, ...values })}
      saved={words.closed}
      failed={privacyWords.saveFailed}
      refresh={({ privacy }) => [privacy.requests]}
      button="Close the request"
      onClose={onClose}
    />
  );
};
