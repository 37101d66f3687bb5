import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone; Cancel has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onCancel}
    title={props.title}
    description={props.text}
    width="sm"
    role="alertdialog"
  >
    <div className="flex flex-wrap justify-end gap-3 p-4">
      <Button look="secondary" data-autofocus onClick={props.onCancel}>
        {props.cancel ?? 'Cancel'}
      </Button>
      <Button look="danger" aria-disabled={props.busy} onClick={props.busy ? undefined : props.onConfirm}>
        {props.confirm}
      </Button>
    </div>
  </Dialog>
);
