import type { DryRun, SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { DataTable } from '../kit/data-table';
import { DoneButton, messageColumns, PreviewFrame, useLeadName } from './preview-dialog';
import { formatReason } from './sequence-words';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The messages of last month, and the leads without any, by reason. */
const DryRunResult = ({ people, sent, nothing, messages, others, reasons }: DryRun) => {
  const getName = useLeadName([...messages, ...others].map(({ clientId }) => clientId));
  return (
    <>
      <p role="status">
        {`${count(sent, 'message or task', 'messages and tasks')} for ${count(people, 'lead', 'leads')}. `}
        {`Nothing for ${count(nothing, 'lead', 'leads')}.`}
        {messages.length < sent && ` The first ${messages.length} are shown.`}
      </p>
      {messages.length > 0 && (
        <DataTable
          label="What it would have sent"
          className="max-h-[40dvh]"
          columns={[
            { header: 'Lead', cell: ({ clientId }) => getName(clientId) },
            { header: 'Step', cell: ({ message: { step } }) => step + 1, isNumber: true },
            ...messageColumns<{ clientId: string; message: DryRun['messages'][number] }>('pl-4'),
          ]}
          rows={messages.map((message) => ({ clientId: message.clientId, message }))}
          rowKey={({ clientId, message }) => `${clientId} ${message.step}`}
        />
      )}
      {nothing > 0 && (
        <>
          <p className="text-muted">
            {Object.entries(reasons)
              .map(([why, leads]) => `${formatReason(why)}: ${leads}`)
              .join('. ')}
          </p>
          <DataTable
            label="Leads that would have gotten nothing"
            className="max-h-[25dvh]"
            columns={[
              { header: 'Nothing for', cell: ({ clientId }) => getName(clientId) },
              { header: 'Why', cell: ({ why }) => formatReason(why) },
            ]}
            rows={others}
            rowKey={({ clientId }) => clientId}
          />
        </>
      )}
    </>
  );
};

type DryRunDialogProps = { sequence: SequenceRecord; onClose: () => void };

/** Shows what a sequence would have sent to the leads of the last 30 days. It sends and stores nothing. */
export const DryRunDialog = ({ sequence: { id, name }, onClose }: DryRunDialogProps) => {
  const run = trpc.sequences.dryRun.useMutation();
  return (
    <PreviewFrame
      title={`“${name}” on last month’s leads`}
      preview={run}
      load={() => run.mutate({ id })}
      loading="Going through the leads..."
      failed="Error going through the leads"
      intro={
        <p>
          This is what it would have sent in the last 30 days, until each person answered or someone here
          acted. Nothing is sent.
        </p>
      }
      onClose={onClose}
    >
      {run.data && <DryRunResult {...run.data} />}
      <DoneButton onClick={onClose} />
    </PreviewFrame>
  );
};
