import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { useRefresh } from '../shared-queries';
import { deskWords } from './desk-words';

const words = deskWords.marks;

/** Removes the mark from a number that turned out to be right. */
export const RightNumber = ({ id }: { id: string }) => {
  const refresh = useRefresh('client');
  const unmark = trpc.desk.rightNumber.useMutation(
    useAction({ done: words.removed, failed: words.failed, onSettled: refresh }),
  );
  return (
    <Button look="quiet" size="sm" disabled={unmark.isPending} onClick={() => unmark.mutate({ id })}>
      The number is right
    </Button>
  );
};
