import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { reportFailure } from '../../kit/use-action';
import { useRefresh } from '../../shared-queries';
import { clientWords } from '../client-words';

/** Restores deleted leads and reports the result. */
export const useRestore = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');
  return async (id: string) => {
    try {
      await client.clients.restore.mutate({ id });
      toast.success(clientWords.deleted.restored);
    } catch (error) {
      reportFailure(clientWords.deleted.restoreFailed, error);
    }
    await refresh();
  };
};
