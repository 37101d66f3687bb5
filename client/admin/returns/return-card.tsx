import type { ClientRecord } from '../../../shared/schemas/client';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FieldsForm } from '../kit/fields-form';
import { didNotWork, type Refresh, useAction } from '../kit/use-action';
import { Moment } from '../moment';

const words = {
  made: 'Lead returned',
  undone: 'Return undone',
};

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const refresh: Refresh = ({ clients, returns }) => [clients.get, clients.timeline, returns.terms];

const reasonChosen = z.object({ reason: z.string().min(1) });

const ReturnForm = ({ id, reasons }: { id: string; reasons: readonly string[] }) => (
  <FieldsForm
    name={`return-${id}`}
    schema={reasonChosen}
    fields={{
      reason: {
        label: 'Reason',
        kind: 'choice',
        first: 'Choose a reason',
        choices: reasons.map((value) => ({ value, label: value })),
        missing: 'Choose a reason',
      },
    }}
    defaults={{ reason: '' }}
    call={trpc.returns.make}
    rest={{ id }}
    saved={words.made}
    failed={didNotWork}
    refresh={refresh}
    button="Return this lead"
    look="secondary"
    size="sm"
    className="mt-3 space-y-3 print:hidden"
  />
);

/** Returns a bought lead within the agreed days, or undoes the return. */
export const ReturnCard = ({ client }: { client: ClientRecord }) => {
  const { id, returnedAt, returnReason } = client;
  const { data } = trpc.returns.terms.useQuery({ id }, { staleTime: 0 });
  const undo = useAction(trpc.returns.undo, { done: words.undone, failed: didNotWork, refresh });
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
          label="Undo the return"
        />
      )}
      {!returnedAt && data.isOpen && <ReturnForm id={id} reasons={data.reasons} />}
    </div>
  );
};
