import { privacyRequestInput, requestKinds } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { FieldsForm } from '../../kit/fields-form';
import { Panel } from '../privacy-frame';
import { privacyWords } from '../privacy-words';

const words = privacyWords.requests;
const empty = {
  kind: requestKinds[0] as (typeof requestKinds)[number],
  name: '',
  email: '',
  phoneNumber: '',
  message: '',
};
const fields = {
  kind: {
    label: 'What the person asks for',
    kind: 'choice',
    choices: words.kinds,
  },
  name: { label: 'Name', maxLength: 200 },
  email: { label: 'E-mail address', kind: 'email' },
  phoneNumber: { label: 'Phone number', kind: 'tel' },
  message: { label: 'What they said', kind: 'long', className: 'sm:col-span-2' },
} as const;

/** Adds a request for a person who wrote a letter, called, or came by. */
export const AddRequest = () => {
  const add = trpc.privacy.addRequest.useMutation();
  return (
    <Panel title="Enter a request">
      <FieldsForm
        name="privacy-request"
        schema={privacyRequestInput}
        fields={fields}
        defaults={empty}
        // Keep a person's own words out of the browser's storage.
        secret={['name', 'email', 'phoneNumber', 'message']}
        save={add.mutateAsync}
        saved={words.added}
        failed={privacyWords.saveFailed}
        restart={() => empty}
        refresh={({ privacy }) => [privacy.requests]}
        button="Save request"
        look="secondary"
        className="grid gap-4 sm:grid-cols-2"
      />
    </Panel>
  );
};
