import { useRef, useState } from 'react';
import { messages } from '../../../../shared/messages';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { useTellEnded } from '../../desk/use-tell-ended';
import { reportFailure } from '../../kit/use-action';
import { ConflictDialog } from '../conflict/conflict-dialog';
import type { ClientChanges } from '../conflict/merge';
import { useClientUpdate } from '../conflict/use-client-update';

type Change = Pick<ClientChanges, 'status' | 'statusReason' | 'assignedTo'>;

/** Changes a lead's status and assignee immediately, and shows the new value while it is being saved. */
export const useHandling = (client: ClientRecord) => {
  const update = useClientUpdate(client);
  const newest = useRef(update);
  newest.current = update;
  const saved = useRef(Promise.resolve());
  const [wanted, setWanted] = useState<Change>({});
  const tellEnded = useTellEnded();
  const finish = (change: Change = {}) => {
    if (change.status === 'Turned down') void tellEnded(client.id, change.status, messages.client.updated);
    else toast.success(messages.client.updated);
    setWanted({});
  };
  const save = async (change: Change) => {
    try {
      if (await newest.current.save(change)) finish(change);
    } catch (error) {
      setWanted({});
      reportFailure(messages.client.saveFailed, error);
    }
  };
  return {
    /** The conflict dialog, if someone else saved in between. */
    conflict: update.conflict && (
      <ConflictDialog
        conflict={update.conflict}
        onSave={update.saveChosen}
        onSaved={() => finish(wanted)}
        onBack={() => {
          update.leaveConflict();
          setWanted({});
        }}
      />
    ),
    shown: { ...client, ...wanted },
    /** One after the other, so that the second is a change to what the first one saved. */
    change: (change: Change) => {
      setWanted((others) => ({ ...others, ...change }));
      saved.current = saved.current.then(() => save(change));
      return saved.current;
    },
  };
};
