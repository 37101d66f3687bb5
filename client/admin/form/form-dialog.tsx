import { type ComponentProps, type ReactNode, useState } from 'react';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Kbd } from '../../ui/kbd';
import { TextButton } from '../../ui/press';
import { FormFailure, RecordForm } from './record-form';
import { SubmitButton } from './submit-button';
import type { RecordFormState } from './use-record-form';

type FormDialogProps = {
  title: string;
  description?: ReactNode;
  save: string;
  look?: ComponentProps<typeof Button>['look'];
  form: RecordFormState;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog; closing it with unsaved input asks first. */
export const FormDialog = ({ title, description, save, look, form, onClose, children }: FormDialogProps) => {
  const { isDirty, busy, restored, startOver, discard } = form;
  const [asking, setAsking] = useState(false);

  const close = () => {
    if (busy) return;
    if (isDirty) return setAsking(true);
    discard();
    onClose();
  };

  return (
    <Dialog open onClose={close} title={title} description={description}>
      <RecordForm form={form}>
        <div className="sticky top-0 z-10 bg-danger-soft px-5 py-2 empty:hidden">
          <FormFailure form={form} />
        </div>
        {restored && isDirty && (
          <p className="flex flex-wrap items-center gap-x-3 bg-info-soft px-5 py-2 text-sm text-info">
            We kept what you typed here earlier.
            <TextButton onClick={startOver} label="Start over" />
          </p>
        )}
        <div className="grid gap-x-5 gap-y-4 p-5 sm:grid-cols-2">{children}</div>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 rounded-b-lg border-t border-line bg-card px-5 py-3">
          <span aria-hidden className="mr-auto hidden items-center gap-2 text-xs text-muted sm:flex">
            <Kbd>{shortcutLabel('Enter')}</Kbd> to save
          </span>
          <Button look="secondary" onClick={close} label="Cancel" />
          <SubmitButton busy={busy} look={look} label={save} />
        </div>
      </RecordForm>
      <ConfirmDialog
        open={asking}
        title="Discard what you typed?"
        text="Your changes have not been saved."
        confirm="Discard"
        cancel="Keep editing"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          discard();
          onClose();
        }}
      />
    </Dialog>
  );
};
