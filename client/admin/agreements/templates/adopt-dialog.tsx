import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { FormDialog } from '../../form/form-dialog';
import { useRecordForm } from '../../form/use-record-form';
import { LawyerIdentity, type LawyerName } from '../lawyer';
import { templateWords } from './template-words';

const words = templateWords.adopt;

type AdoptDialogProps = { template: TemplateRecord; lawyer: LawyerName; onClose: () => void };

/** A lawyer adopts a version under the name on their account. */
export const AdoptDialog = ({ template: { id, version }, lawyer, onClose }: AdoptDialogProps) => {
  const { agreementTemplates, dashboard } = trpc.useUtils();
  const adopt = trpc.agreementTemplates.adopt.useMutation();
  const form = useRecordForm({
    name: `adopt-${id}`,
    defaults: {},
    required: [],
    validate: () => ({}),
    save: async () => {
      await adopt.mutateAsync({ id, version });
      return true;
    },
    saveFailed: words.failed,
    failed: words.failed.description,
    onSaved: () => {
      toast.success(words.done);
      void Promise.all([agreementTemplates.invalidate(), dashboard.invalidate()]);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title(version)}
      description={words.text}
      save={words.save}
      form={form}
      onClose={onClose}
    >
      <LawyerIdentity lawyer={lawyer} />
    </FormDialog>
  );
};
