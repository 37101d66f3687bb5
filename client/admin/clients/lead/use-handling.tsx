import { useState } from 'react';
import { messages } from '../../../../shared/messages';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { reportFailure } from '../../kit/use-action';
import { ConflictDialog } from '../conflict/conflict-dialog';
import type { ClientChanges } from '../conflict/merge';
import { useClientUpdate } from '../conflict/use-client-update';

type Change = Pick<ClientChanges, 'status' | 'statusReason' | 'assignedTo'>;

/** Changes a lead's status and assignee immediately, and shows the new value while it is being saved. */
export const useHandling = (client: ClientRecord) => {
  const update = useClientUpdate(client);
  const [wanted, setWanted] = useState<Change>({});
  const finish = () => {
    toast.success(messages.client.updated);
    setWanted({});
  };
  return {
    /** The conflict dialog, if someone else saved in between. */
    conflict: update.conflict && (
      <ConflictDialog
        conflict={update.conflict}
        onSave={update.saveChosen}
        onSaved={finish}
        onBack={() => {
          update.leaveConflict();
          setWanted({});
        }}
      />
    ),
    shown: { ...client, ...wanted },
    change: async (change: Change) => {
      setWanted(change);
      try {
        if (await update.save(change)) finish();
      } catch (error) {
        setWanted({});
        reportFailure(messages.client.saveFailed, error);
      }
    },
  };
};
