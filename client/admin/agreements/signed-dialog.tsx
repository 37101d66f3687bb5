import { messages } from '../../../shared/messages';
import type { SignedByHand } from '../../../shared/schemas/client';
import { Field } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { agreementWords } from './agreement-words';
import { SignedFields, signedProblems, signedToday, toSigned } from './signed-fields';

const words = agreementWords.signedElsewhere;

type SignedDialogProps = {
  /** Whose signing it is: an id, or what stands for many. */
  of: string;
  /** Saves, and says what went wrong; false leaves the dialog open. */
  onSave: (signed: SignedByHand) => Promise<unknown>;
  onClose: () => void;
};

/** Whoever sets "Signed" by hand says how and when: it was not signed here, and reports tell the two apart. */
export const SignedDialog = ({ of, onSave, onClose }: SignedDialogProps) => {
  const form = useRecordForm({
    name: `signed-${of}`,
    defaults: { ...signedToday(), note: '' },
    required: ['signedDay'],
    validate: signedProblems,
    save: async ({ note, ...values }) => (await onSave(toSigned(values, note))) !== false,
    saveFailed: messages.client.saveFailed,
    onSaved: onClose,
  });
  return (
    <FormDialog title={words.title} description={words.text} save={words.save} form={form} onClose={onClose}>
      <SignedFields field={form.field} />
      <Field
        {...form.field('note')}
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
