import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PreviewMessage } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DataTable, type TableColumn } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { sequenceWords as words } from './sequence-words';

/** Returns a function that finds the name of one of these leads. */
export const useLeadName = (leads: readonly string[]) => {
  const ids = [...new Set(leads)];
  const { data } = trpc.clients.names.useQuery({ ids }, { enabled: ids.length > 0 });
  return (id: string) => data?.find((one) => one.id === id)?.name ?? 'A lead';
};

type Message = Pick<PreviewMessage, 'at' | 'channel' | 'subject' | 'text'>;
type Person = { clientId: string; message?: Message | undefined };
type LeftOut = { clientId: string; why: keyof typeof words.reasons };

/** The columns of a message with its exact words, an e-mail's subject included. */
const messageColumns = <Row extends { message?: Message | undefined }>(
  className = '',
): TableColumn<Row>[] => [
  { header: 'When', cell: ({ message }) => message && <Moment at={message.at} />, className },
  { header: 'As', cell: ({ message }) => message && words.channels[message.channel] },
  {
    header: 'Words',
    cell: ({ message }) =>
      message ? (
        <>
          {message.subject && <p className="font-semibold">{message.subject}</p>}
          {message.text}
        </>
      ) : (
        'Nothing more: it ends for them'
      ),
    className: 'min-w-60 break-words whitespace-pre-wrap',
  },
];

/** The button of a dialog in which nothing is left to do. */
const DoneButton = ({ onClick }: { onClick: () => void }) => (
  <div className="flex justify-end">
    <Button onClick={onClick}>Done</Button>
  </div>
);

type PreviewDialogProps<Row> = {
  title: string;
  preview: { data: unknown; isError: boolean };
  load: () => void;
  loading: string;
  failed: string;
  onClose: () => void;
  /** Tells what would happen to these people. */
  says: string;
  /** Names the table of people for screen readers. */
  label: string;
  people: readonly Row[];
  rowKey: (row: Row) => string;
  /** The buttons that do it. */
  actions: ReactNode;
  /** The result, with the people who were left out; undefined before. */
  result?: { says: string; leftOut: readonly LeftOut[] } | undefined;
};

/** Asks for a preview once it opens, shows its people with the exact words, and afterward the result. */
export const PreviewDialog = <Row extends Person>(props: PreviewDialogProps<Row>) => {
  const { title, preview, load, loading, failed, onClose } = props;
  const { says, label, people, rowKey, actions, result } = props;
  const leftOut = result?.leftOut ?? [];
  const getName = useLeadName([...people, ...leftOut].map(({ clientId }) => clientId));
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  return (
    <Dialog open onClose={onClose} title={title} width="lg">
      <div className="grid gap-4 p-5 text-sm">
        {preview.data === undefined && (
          <Unloaded query={{ isError: preview.isError, refetch: load }} loading={loading} failed={failed} />
        )}
        {preview.data !== undefined && !result && (
          <>
            <p>{says}</p>
            {people.length > 0 && (
              <DataTable
                label={label}
                className="max-h-[50dvh]"
                columns={[
                  { header: 'Lead', cell: ({ clientId }) => getName(clientId) },
                  ...messageColumns<Row>(),
                ]}
                rows={people}
                rowKey={rowKey}
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">{actions}</div>
          </>
        )}
        {result && (
          <>
            <p role="status">{result.says}</p>
            {leftOut.length > 0 && (
              <DataTable
                label="People who were left out"
                columns={[
                  { header: 'Left out', cell: ({ clientId }) => getName(clientId) },
                  { header: 'Why', cell: ({ why }) => words.reasons[why] },
                ]}
                rows={leftOut}
                rowKey={({ clientId }) => clientId}
              />
            )}
            <DoneButton onClick={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
};
