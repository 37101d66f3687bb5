import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Badge } from '../kit/badge';
import { Card } from '../kit/card';
import { useAction } from '../kit/use-action';

/** Asks the provider about the account and our numbers; nobody gets a text. */
export const AccountCheckCard = () => {
  const check = trpc.messages.checkAccount.useMutation(
    useAction({ failed: { title: 'Could not check the account' } }),
  );
  return (
    <Card
      title="Check the account"
      text="Asks your provider whether the key works, the numbers are yours, and their texts come here. It sends no text."
    >
      <Button look="secondary" disabled={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? 'Asking...' : 'Check now'}
      </Button>
      <div role="status" className="mt-3 space-y-2 text-sm empty:mt-0">
        {check.data?.map(({ subject, isGood, says }) => (
          <div key={subject}>
            <h3 className="font-sans text-sm font-semibold tracking-normal">{subject}</h3>
            <p className="flex flex-wrap items-baseline gap-2 wrap-anywhere">
              <Badge tone={isGood ? 'success' : 'danger'}>{isGood ? 'Good' : 'Not ready'}</Badge>
              <span className="min-w-0">{says}</span>
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
};
