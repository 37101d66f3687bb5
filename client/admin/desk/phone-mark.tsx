import type { ClientRecord } from '../../../shared/schemas/client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { useRefresh } from '../shared-queries';

/** Removes the mark from a number that turned out to be right. */
export const RightNumber = ({ id }: { id: string }) => {
  const refresh = useRefresh('client');
  const unmark = useAction(trpc.desk.rightNumber, {
    done: 'Mark removed',
    failed: 'The mark could not be removed',
    onSettled: refresh,
  });
  return (
    <Button look="quiet" size="sm" disabled={unmark.isPending} onClick={() => unmark.mutate({ id })}>
      The number is right
    </Button>
  );
};

/** A warning about this number before it is called; shown wherever the number is. */
export const PhoneMark = ({ mark }: { mark: ClientRecord['phoneMark'] }) =>
  mark && (
    <span className="inline-block rounded-full bg-danger-soft px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-danger">
      {mark}
    </span>
  );
