import type { TemplateRecord } from '../../../../shared/schemas/agreement-template';
import { z } from '../../../../shared/zod';
import { trpc } from '../../../lib/trpc';
import { FieldsDialog } from '../../kit/fields-form';
import { LawyerIdentity, type LawyerName } from '../lawyer';
import { templateWords } from './template-words';

type AdoptDialogProps = { template: TemplateRecord; lawyer: LawyerName; onClose: () => void };

/** A lawyer of the firm stands behind a version, under the name of their account. */
export const AdoptDialog = ({ template: { id, version }, lawyer, onClose }: AdoptDialogProps) => {
  const { done, failed } = templateWords.adopt;
  const { agreementTemplates, dashboard } = trpc.useUtils();
  const adopt = trpc.agreementTemplates.adopt.useMutation();
  return (
    <FieldsDialog
      name={`adopt-${id}`}
      title={`Adopt version ${version}`}
      description="A lawyer of the firm has read this version and stands behind it. A later change needs a new adoption."
      schema={z.object({})}
      fields={{}}
      defaults={{}}
      save={() => adopt.mutateAsync({ id, version })}
      saved={done}
      failed={failed}
      onSaved={() => {
        void Promise.all([agreementTemplates.invalidate(), dashboard.invalidate()]);
        onClose();
      }}
      button="Adopt"
      onClose={onClose}
    >
      <LawyerIdentity lawyer={lawyer} />
    </FieldsDialog>
  );
};
