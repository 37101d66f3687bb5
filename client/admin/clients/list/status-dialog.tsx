import type { ClientUpdate, LeadStatus } from '../../../../shared/schemas/client';
import { SignedDialog } from '../../agreements/signed-dialog';
import { ReasonDialog } from './reason-dialog';

/** A status with what it says beside itself. */
export type StatusChange = Pick<ClientUpdate, 'statusReason' | 'signed'> & { status: LeadStatus };

/** Whether a status asks for more: why a lead is turned down, how it was signed. */
export const asksForMore = (status: LeadStatus): boolean => status === 'Turned down' || status === 'Signed';

type StatusDialogProps = {
  status: LeadStatus;
  /** Whose status it is: an id, or what stands for many. */
  of: string;
  onSave: (change: StatusChange) => Promise<unknown>;
  onClose: () => void;
};

/** Asks what a status wants to know, wherever it is set without a form. */
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
