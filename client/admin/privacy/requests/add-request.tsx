import { privacyRequestInput, requestKinds } from '../../../../shared/schemas/privacy';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm } from '../../form/use-record-form';
import { problemsOf } from '../../form/validation';
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

/** For somebody who wrote a letter, called, or came by. */
export const AddRequest = () => {
  const add = trpc.privacy.addRequest.useMutation();
  const { privacy } = trpc.useUtils();
  const form = useRecordForm({
    name: 'privacy-request',
    defaults: empty,
    required: [],
    // Nobody's own words are kept in the browser.
    secret: ['name', 'email', 'phoneNumber', 'message'],
    validate: (values) => problemsOf(privacyRequestInput, values, []),
    save: async (values) => {
      await add.mutateAsync(values);
      return true;
    },
    saveFailed: privacyWords.saveFailed,
    onSaved: () => {
      form.restart(empty);
      toast.success(words.added);
      void privacy.requests.invalidate();
    },
  });
  return (
    <Panel title={words.add}>
      <RecordForm form={form} className="mt-3 grid gap-4 sm:grid-cols-2">
        <Select {...form.field('kind')} label={words.kind}>
          {requestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
        <Field {...form.field('name')} label={words.name} maxLength={200} />
        <Field {...form.field('email')} label={words.email} type="email" />
        <Field {...form.field('phoneNumber')} label={words.phoneNumber} type="tel" />
        <TextArea {...form.field('message')} label={words.message} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <FormFailure form={form} />
          <SubmitButton busy={form.busy} look="secondary">
            {words.addSave}
          </SubmitButton>
        </div>
      </RecordForm>
    </Panel>
  );
};
