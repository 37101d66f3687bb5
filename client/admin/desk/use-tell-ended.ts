import { type Said, toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { didNotWork, reportFailure } from '../kit/use-action';
import { useRefresh } from '../shared-queries';

/** Says after a change of a lead what it did, with the tasks that it ended and an offer to undo both. */
export const useTellEnded = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');
  return async (lead: string, title: string, usual: Said): Promise<void> => {
    const ended = await client.desk.ended.query({ id: lead }).catch(() => null);
    if (!ended) {
      toast.success(usual);
      return;
    }
    const run = async () => {
      try {
        const { refused } = await client.clients.undoMany.mutate({ ids: [lead], batch: ended.batch });
        if (refused[0]) toast.error({ ...didNotWork, description: refused[0] });
        else toast.success('Undone');
      } catch (error) {
        reportFailure(didNotWork, error);
      }
      await refresh();
    };
    const tasks = ended.count === 1 ? '1 task ended.' : `${ended.count} tasks ended.`;
    toast.success({ title: `${title}. ${tasks}` }, { label: 'Undo', run });
  };
};
