import { useState } from 'react';
import { messages } from '../../../shared/messages';
import type { SignedByHand } from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { toast } from '../../lib/toasts';
import { Field } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { SignedFields, signedProblems, signedToday, toSigned } from '../form/signed-fields';
import { useRecordForm } from '../form/use-record-form';
import { scanAccept, scanProblem, uploadScan } from './upload-scan';

type SignedDialogProps = {
  /** The lead's id, or a key that stands for several leads. */
  of: string;
  /** Saves and reports errors; false leaves the dialog open. */
  onSave: (signed: SignedByHand) => Promise<unknown>;
  onClose: () => void;
};

/** Asks how and when a lead signed if "Signed" is set by hand: reports keep these apart from signatures made here. */
export const SignedDialog = ({ of, onSave, onClose }: SignedDialogProps) => {
  const [scan, setScan] = useState<File>();
  const lead = recordId.safeParse(of).data;
  const addScan = async () => {
    if (!lead || !scan) return;
    await uploadScan(lead, scan).catch((error: Error) =>
      toast.error({
        title: 'Scan not saved',
        description: `The lead is set to Signed. ${error.message} Add the scan on the lead’s page.`,
      }),
    );
  };
  const form = useRecordForm({
    name: `signed-${of}`,
    defaults: { ...signedToday(), note: '' },
    required: ['signedDay'],
    validate: signedProblems,
    save: async ({ note, ...values }) => {
      if (values.signedHow === 'paper' && scanProblem(scan)) return false;
      if ((await onSave(toSigned(values, note))) === false) return false;
      if (values.signedHow === 'paper') await addScan();
      return true;
    },
    saveFailed: messages.client.saveFailed,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="How was it signed?"
      description="Agreements signed here set this status on their own. For any other, tell us how and when."
      save="Set to Signed"
      form={form}
      onClose={onClose}
    >
      <SignedFields form={form} />
      <Field
        {...form.field('note')}
        label="Where the document is"
        hint="Optional. For example: scan in the case folder"
        maxLength={500}
        className="sm:col-span-2"
      />
      {lead && (
        <Field
          id="signed-scan"
          type="file"
          accept={scanAccept}
          label="Scan of the signed paper"
          hint="Optional. PDF, JPG or PNG up to 10 MB. You can add it later on the lead’s page."
          error={scanProblem(scan)}
          onChange={({ target }) => setScan(target.files?.[0])}
          className={form.form.watch('signedHow') === 'paper' ? 'sm:col-span-2' : 'hidden'}
        />
      )}
    </FormDialog>
  );
};
