import { messages } from '../../../../shared/messages';
import type { ClientRecord, ClientUpdate } from '../../../../shared/schemas/client';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { useTellEnded } from '../../desk/use-tell-ended';
import { reportFailure } from '../../kit/use-action';
import { useRefresh } from '../../shared-queries';
import { listWords } from './list-words';

type Change = Pick<ClientUpdate, 'status' | 'statusReason' | 'assignedTo' | 'signed'>;

/** Versions that this tab saved itself; the row may not show them yet. */
const ownVersions = new Map<string, number>();

/**
 * Changes one field of a lead from its row. If someone else changed the lead in between, it says so and overwrites
 * nothing.
 */
export const useQuickChange = () => {
  const update = trpc.clients.update.useMutation();
  const refresh = useRefresh('client');
  const tellEnded = useTellEnded();
  return async ({ id, version }: ClientRecord, change: Change): Promise<boolean> => {
    let isDone = false;
    try {
      const latestVersion = Math.max(version, ownVersions.get(id) ?? 0);
      const saved = await update.mutateAsync({ id, version: latestVersion, ...change });
      ownVersions.set(id, saved.version);
      if (change.status === 'Turned down') void tellEnded(id, change.status, listWords.changed);
      else toast.success(listWords.changed);
      isDone = true;
    } catch (error) {
      if (toFailure(error).code === 'CONFLICT')
        toast.error({
          title: 'Someone else changed this lead',
          description: 'The list now shows what they saved. Check it and try again.',
        });
      else reportFailure(messages.client.saveFailed, error);
    }
    await refresh();
    return isDone;
  };
};
