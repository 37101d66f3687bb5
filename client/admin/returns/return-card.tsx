import { useState } from 'react';
import type { ClientRecord } from '../../../shared/schemas/client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { returnWords as words } from './return-words';

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

type ReturnFormProps = { reasons: readonly string[]; busy: boolean; onReturn: (reason: string) => void };

const ReturnForm = ({ reasons, busy, onReturn }: ReturnFormProps) => {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="mt-3 space-y-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === '') return setMissing(true);
        if (!busy) onReturn(reason);
      }}
    >
      <Select
        id="return-reason"
        label="Reason"
        value={reason}
        error={isMissing && reason === '' ? 'Choose a reason' : undefined}
        onChange={({ target }) => setReason(target.value)}
      >
        <option value="">Choose a reason</option>
        {reasons.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Button type="submit" look="secondary" size="sm" aria-disabled={busy || undefined}>
        Return this lead
      </Button>
    </form>
  );
};

/** Returns a bought lead within the agreed days, or undoes the return. */
export const ReturnCard = ({ client }: { client: ClientRecord }) => {
  const { id, returnedAt, returnReason } = client;
  const { data } = trpc.returns.terms.useQuery({ id }, { staleTime: 0 });
  const { clients, returns } = trpc.useUtils();
  const action = { failed: words.failed, refresh: () => [clients.get, clients.timeline, returns.terms] };
  const make = trpc.returns.make.useMutation(useAction({ ...action, done: words.made }));
  const undo = trpc.returns.undo.useMutation(useAction({ ...action, done: words.undone }));
  if (!data) return null;
  return (
    <div>
      <div className="space-y-1 text-sm">
        <p>{`${data.vendor} sent this lead.`}</p>
        {returnedAt ? (
          <p>
            <span className="font-semibold">Returned</span> <Moment at={returnedAt} />: {returnReason}
          </p>
        ) : (
          <p className="text-muted">
            {data.isOpen ? (
              <>
                It can be returned until <Moment at={data.until} />.{' '}
                {data.cost === null
                  ? 'If you return it, it costs nothing and we tell the vendor.'
                  : `If you return it, it costs nothing (now ${dollars(data.cost)}) and we tell the vendor.`}
              </>
            ) : (
              'It is too late to return this lead.'
            )}
          </p>
        )}
      </div>
      {returnedAt && (
        <Button
          look="secondary"
          size="sm"
          className="mt-3 print:hidden"
          disabled={undo.isPending}
          onClick={() => undo.mutate({ id })}
        >
          Undo the return
        </Button>
      )}
      {!returnedAt && data.isOpen && (
        <ReturnForm
          reasons={data.reasons}
          busy={make.isPending}
          onReturn={(reason) => make.mutate({ id, reason })}
        />
      )}
    </div>
  );
};
