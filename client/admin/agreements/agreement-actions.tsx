import { useState } from 'react';
import { type AgreementRecord, agreementVoid, officeSigning } from '../../../shared/schemas/agreement';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { useRefresh } from '../shared-queries';
import { agreementWords } from './agreement-words';
import { LawyerIdentity, type LawyerName } from './lawyer';

/** Where the file of an agreement is: what was signed, or what is to be signed. */
export const getFile = (id: string) => `/api/agreements/${id}/file`;

/** After a step: the list of agreements, the lead with its timeline, and what counts them. */
export const useAgreementsRefresh = () => {
  const { agreements } = trpc.useUtils();
  const refresh = useRefresh('client');
  return () => Promise.all([agreements.invalidate(), refresh()]);
};

type ActionProps = { agreement: AgreementRecord; onClose: () => void };

/** Takes an agreement back, with the reason. */
export const VoidDialog = ({ agreement: { id }, onClose }: ActionProps) => {
  const words = agreementWords.voiding;
  const refresh = useAgreementsRefresh();
  const save = trpc.agreements.void.useMutation();
  const form = useRecordForm({
    name: `void-${id}`,
    defaults: { reason: '' },
    required: ['reason'],
    validate: (values) => findProblems(agreementVoid.pick({ reason: true }), values, ['reason']),
    save: async ({ reason }) => {
      await save.mutateAsync({ id, reason });
      return true;
    },
    saveFailed: words.failed,
    onSaved: () => {
      toast.success(words.done);
      void refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Void this agreement"
      description="Its links stop working at once. The signers cannot sign it anymore."
      save="Void"
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('reason')} label="Reason" maxLength={500} rows={3} className="sm:col-span-2" />
    </FormDialog>
  );
};

/** The firm's own signature, which completes an agreement: under the name of the lawyer's account. */
export const CountersignDialog = ({
  agreement: { id },
  lawyer,
  onClose,
}: ActionProps & { lawyer: LawyerName }) => {
  const words = agreementWords.countersigning;
  const refresh = useAgreementsRefresh();
  const save = trpc.agreements.countersign.useMutation();
  const form = useRecordForm({
    name: `countersign-${id}`,
    defaults: {},
    required: [],
    validate: () => ({}),
    save: async () => {
      await save.mutateAsync({ id });
      return true;
    },
    saveFailed: words.failed,
    failed: words.failed.description,
    onSaved: () => {
      toast.success(words.done);
      void refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Sign for the firm"
      description="Every signer has signed. Your signature completes the agreement, and we send everyone the copy."
      save="Sign for the firm"
      form={form}
      onClose={onClose}
    >
      <LawyerIdentity lawyer={lawyer} />
      <p className="sm:col-span-2">
        <a
          href={getFile(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'secondary', size: 'sm' })}
        >
          Read the document
        </a>
      </p>
    </FormDialog>
  );
};

type SignHereProps = { agreement: string; signer: { id: string; name: string }; onClose: () => void };

/** Somebody signs in the office: staff say how they know who it is, then hand over the screen. */
export const SignHereDialog = ({ agreement: id, signer, onClose }: SignHereProps) => {
  const words = agreementWords.here;
  const [url, setUrl] = useState('');
  const open = trpc.agreements.signHere.useMutation();
  const refresh = useAgreementsRefresh();
  const form = useRecordForm({
    name: `sign-here-${signer.id}`,
    defaults: { identity: '' },
    required: ['identity'],
    validate: (values) => findProblems(officeSigning.pick({ identity: true }), values, ['identity']),
    save: async ({ identity }) => {
      setUrl((await open.mutateAsync({ id, signer: signer.id, identity })).url);
      return true;
    },
    saveFailed: words.failed,
    onSaved: () => void refresh(),
  });
  if (url)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title(signer.name)}
        description="The document opens in a new tab. Close the tab when it is signed."
        width="sm"
      >
        <div className="p-5">
          <a
            data-autofocus
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
            className={buttonClass()}
          >
            Let them sign
          </a>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title={words.title(signer.name)}
      description="The record says that you confirmed who signs. No code is needed."
      save="Continue"
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('identity')}
        label="How do you know who it is?"
        hint="For example: driver license, checked"
        maxLength={300}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
