import { useState } from 'react';
import type { ImportRecord } from '../../../shared/schemas/import';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Card } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { Moment } from '../moment';
import { useRefresh } from '../shared-queries';
import { importWords as words } from './import-words';

const number = (count: number) => count.toLocaleString('en-US');
const stateWords = { running: 'Not finished', done: '', undone: 'Undone' } as const;

/** Earlier imports, each with a button to undo it. */
export const EarlierImports = () => {
  const query = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const undo = trpc.imports.undo.useMutation();
  const refresh = useRefresh('client');
  const [chosen, setAsked] = useState<ImportRecord>();
  const [busy, setBusy] = useState(false);
  const undoAll = async ({ id }: ImportRecord) => {
    setBusy(true);
    try {
      let undone = 0;
      for (;;) {
        const part = await undo.mutateAsync({ id });
        undone += part.undone;
        if (part.left > 0 && part.undone > 0) continue;
        toast.success(words.undoDone(number(undone), part.kept));
        break;
      }
    } catch {
      toast.error(words.undoFailed);
    }
    setBusy(false);
    setAsked(undefined);
    await Promise.all([query.refetch(), refresh()]);
  };
  return (
    <Card title="Earlier imports" className="mt-5">
      {!data && <Unloaded query={query} loading="Loading imports..." failed="Error loading imports" />}
      {data?.length === 0 && <p className="text-sm text-muted">No imports yet.</p>}
      <ul>
        {data?.map((one) => (
          <Row
            key={one.id}
            actions={
              one.leads > 0 && (
                <RowButton
                  label={words.undo}
                  name={`Undo the import of ${one.name}`}
                  onClick={() => setAsked(one)}
                />
              )
            }
          >
            <span className="min-w-0">
              <span className="font-semibold break-words">{one.name}</span>{' '}
              <span className="text-muted">
                <Moment at={one.at} />:{' '}
                {`${number(one.leads)} leads from ${number(one.total)} rows, by ${one.by}`}
              </span>{' '}
              <span>{stateWords[one.state]}</span>
            </span>
          </Row>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        title={`Undo the import of ${chosen?.name ?? ''}?`}
        text="This deletes its leads, except those that someone has worked on. You can restore a deleted lead for 30 days."
        confirm={words.undo}
        busy={busy}
        onConfirm={() => chosen && undoAll(chosen)}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
};
