import { type TemplateRecord, templateAdoption } from '../../../../shared/schemas/agreement-template';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Field } from '../../../ui/field';
import { FormDialog } from '../../form/form-dialog';
import { useRecordForm } from '../../form/use-record-form';
import { problemsOf } from '../../form/validation';
import { templateWords } from './template-words';

const words = templateWords.adopt;

type AdoptDialogProps = { template: TemplateRecord; onClose: () => void };

/** A lawyer of the firm stands behind a version, by name. */
export const AdoptDialog = ({ template: { id, version }, onClose }: AdoptDialogProps) => {
  const { agreementTemplates } = trpc.useUtils();
  const adopt = trpc.agreementTemplates.adopt.useMutation();
  const form = useRecordForm({
    name: `adopt-${id}`,
    defaults: { lawyer: '' },
    required: ['lawyer'],
    validate: (values) => problemsOf(templateAdoption.pick({ lawyer: true }), values, ['lawyer']),
    save: async ({ lawyer }) => {
      await adopt.mutateAsync({ id, version, lawyer });
      return true;
    },
    saveFailed: words.failed,
    onSaved: () => {
      toast.success(words.done);
      void agreementTemplates.invalidate();
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
      <Field
        {...form.field('lawyer')}
        label={words.lawyer}
        hint={words.lawyerHint}
        maxLength={120}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
