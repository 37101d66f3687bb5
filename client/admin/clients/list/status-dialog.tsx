import type { ClientUpdate, LeadStatus } from '../../../../shared/schemas/client';
import { SignedDialog } from '../../agreements/signed-dialog';
import { ReasonDialog } from './reason-dialog';

/** A status with the details that it requires. */
export type StatusChange = Pick<ClientUpdate, 'statusReason' | 'signed'> & { status: LeadStatus };

/** True if a status requires details: the reason for turning down, or how the lead was signed. */
export const asksForMore = (status: LeadStatus): boolean => status === 'Turned down' || status === 'Signed';

type StatusDialogProps = {
  status: LeadStatus;
  /** The lead's id, or a key that stands for several leads. */
  of: string;
  onSave: (change: StatusChange) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the details that a status requires, outside a form. */
export const StatusDialog = ({ status, of, onSave, onClose }: StatusDialogProps) =>
  status === 'Signed' ? (
    <SignedDialog
      of={of}
      onSave={(signed) => onSave({ status, statusReason: '', signed })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog onSave={(statusReason) => onSave({ status, statusReason })} onClose={onClose} />
  );
