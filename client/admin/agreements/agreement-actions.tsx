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

/** Returns the address of an agreement's file: the signed document, or the one to be signed. */
export const getFile = (id: string) => `/api/agreements/${id}/file`;

/** Refetches the agreements, the lead with its timeline, and the counts after a step. */
export const useAgreementsRefresh = () => {
  const { agreements } = trpc.useUtils();
  const refresh = useRefresh('client');
  return () => Promise.all([agreements.invalidate(), refresh()]);
};

type ActionProps = { agreement: AgreementRecord; onClose: () => void };

/** Voids an agreement, with a reason. */
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
    <FormDialog title={words.title} description={words.text} save={words.save} form={form} onClose={onClose}>
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        maxLength={500}
        rows={3}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};

/** The firm's own signature, which completes an agreement, under the name on the lawyer's account. */
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
    <FormDialog title={words.title} description={words.text} save={words.save} form={form} onClose={onClose}>
      <LawyerIdentity lawyer={lawyer} />
      <p className="sm:col-span-2">
        <a
          href={getFile(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'secondary', size: 'sm' })}
        >
          {words.read}
        </a>
      </p>
    </FormDialog>
  );
};

type SignHereProps = { agreement: string; signer: { id: string; name: string }; onClose: () => void };

/** Signing in the office: staff say how they checked the signer's identity, then hand over the screen. */
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
      <Dialog open onClose={onClose} title={words.title(signer.name)} description={words.ready} width="sm">
        <div className="p-5">
          <a
            data-autofocus
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
            className={buttonClass()}
          >
            {words.open}
          </a>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title={words.title(signer.name)}
      description={words.text}
      save={words.save}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('identity')}
        label={words.identity}
        hint={words.identityHint}
        maxLength={300}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
