import { useState } from 'react';
import type { SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { formatSource } from '../clients/list/list-words';
import { Trash2 } from '../icons';
import { Badge } from '../kit/badge';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { DataTable } from '../kit/data-table';
import { Fold } from '../kit/fold';
import type { ListRowProps } from '../kit/list-screen';
import { Loaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { useLeadName } from './preview-dialog';
import { AudienceDialog, StepDialog } from './sequence-forms';
import { formatReason, sequenceWords as words } from './sequence-words';
import { TurnOnDialog } from './turn-on-dialog';
import { formatLength, formatWait, readWindow } from './wait';

const none = (text: string) => <p className="text-sm text-muted">{text}</p>;

/** The people who are in a sequence now. */
const Runs = ({ id }: { id: string }) => {
  const query = trpc.sequences.runs.useQuery({ id });
  const end = useAction(trpc.sequences.endRun, {
    done: words.ended,
    refresh: ({ sequences }) => [sequences],
  });
  const open = query.data ?? [];
  const getName = useLeadName(open.map(({ clientId }) => clientId));
  return (
    <Loaded query={query} loading="Loading the people..." failed="Error loading the people in it">
      {() =>
        open.length === 0 ? (
          none('Nobody is in it now.')
        ) : (
          <DataTable
            label="People in it now"
            columns={[
              {
                header: 'Lead',
                cell: ({ clientId }) => (
                  <TextLink href={staffPaths.client(clientId)}>{getName(clientId)}</TextLink>
                ),
              },
              { header: 'Version', cell: ({ version }) => version, isNumber: true },
              { header: 'Next step', cell: ({ step }) => step + 1, isNumber: true },
              { header: 'Due', cell: ({ dueAt }) => <Moment at={dueAt} />, className: 'pl-4' },
              {
                header: 'Left out',
                cell: ({ steps }) =>
                  steps
                    .filter(({ result }) => result !== 'taken')
                    .map(({ step, why = '' }) => `Step ${step + 1}: ${formatReason(why)}`)
                    .join('. '),
              },
              {
                header: 'Actions',
                cell: (run) => (
                  <ConfirmButton
                    label="End"
                    title={`End it for ${getName(run.clientId)}?`}
                    text="This person gets nothing more from this sequence, and cannot get it again."
                    action={end}
                    input={{ id: run.id }}
                  />
                ),
              },
            ]}
            rows={open}
            rowKey={({ id: run }) => run}
          />
        )
      }
    </Loaded>
  );
};

/** The outcomes of each step, for the newest 500 people. */
const Figures = ({ id }: { id: string }) => {
  const query = trpc.sequences.figures.useQuery({ id });
  return (
    <Loaded
      query={query}
      loading="Loading the figures..."
      failed="Error loading the figures"
      empty={none('No step was sent yet.')}
    >
      {(figures) => (
        <DataTable
          label="Steps and what ended the sequence"
          columns={[
            { header: 'Step', cell: ({ step }) => step + 1 },
            { header: 'Sent', cell: (figure) => figure.taken, isNumber: true },
            { header: 'Skipped', cell: ({ skipped }) => skipped, isNumber: true },
            { header: 'Answered', cell: ({ stopped }) => stopped.reply ?? 0, isNumber: true },
            { header: 'Reached', cell: ({ stopped }) => stopped.reached ?? 0, isNumber: true },
            { header: 'Signed', cell: ({ stopped }) => stopped.signed ?? 0, isNumber: true },
            {
              header: 'Ended otherwise',
              className: 'pl-4',
              cell: ({ stopped: { reply: _, reached: __, signed: ___, ...others } }) =>
                Object.entries(others)
                  .map(([why, count]) => `${formatReason(why)}: ${count}`)
                  .join(', ') || 'Nobody',
            },
          ]}
          rows={figures}
          rowKey={({ step }) => step}
        />
      )}
    </Loaded>
  );
};

type StepsProps = {
  sequence: SequenceRecord;
  onEdit: (place: number) => void;
  onRemove: (place: number) => void;
};

const Steps = ({ sequence: { steps }, onEdit, onRemove }: StepsProps) => (
  <ol className="grid gap-3 text-sm">
    {steps.map(({ wait, channel, at, within, subject, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
      <li key={place} className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-muted">
            {[
              `${place + 1}. ${words.channels[channel]}`,
              formatWait(wait).toLowerCase(),
              at && `at ${at} where they are`,
              within && `skipped if more than ${formatLength(readWindow(within))} late`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {subject && <p className="font-semibold">{subject}</p>}
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </div>
        <span className="flex gap-2">
          <Button
            look="secondary"
            size="sm"
            aria-label={`Edit step ${place + 1}`}
            onClick={() => onEdit(place)}
          >
            Edit
          </Button>
          {steps.length > 1 && (
            <Button
              look="quiet"
              size="sm"
              icon={Trash2}
              aria-label={`Remove step ${place + 1}`}
              onClick={() => onRemove(place)}
            />
          )}
        </span>
      </li>
    ))}
  </ol>
);

/** A sequence: its state, its steps, who is in it and what came of it. */
export const SequenceCard = ({ row: sequence }: ListRowProps<SequenceRecord>) => {
  const { id, name, on, version, startsOn, language, steps } = sequence;
  const formatTitle = useCaseTypeTitle();
  const about = [
    words.starts[startsOn],
    language && words.languages[language],
    ...(sequence.caseTypes ?? []).map(formatTitle),
    ...(sequence.sources ?? []).map(formatSource),
    `version ${version}`,
  ];
  const [editing, setEditing] = useState<number>();
  const [isTurningOn, setTurningOn] = useState(false);
  const [isAudienceOpen, setAudienceOpen] = useState(false);
  const { sequences } = trpc.useUtils();
  const action = { refresh: () => [sequences] };
  const turnOff = useAction(trpc.sequences.update, { ...action, done: words.turnedOff });
  const change = useAction(trpc.sequences.update, { ...action, done: words.saved });
  return (
    <Card
      title={name}
      text={about.filter(Boolean).join(', ')}
      action={<Badge tone={on ? 'success' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>}
    >
      <Steps
        sequence={sequence}
        onEdit={setEditing}
        onRemove={(place) => change.mutate({ id, version, steps: steps.toSpliced(place, 1) })}
      />
      <div className="my-4 flex flex-wrap gap-3">
        {on ? (
          <Button
            look="secondary"
            disabled={turnOff.isPending}
            onClick={() => turnOff.mutate({ id, version, on: false })}
          >
            Turn off
          </Button>
        ) : (
          <Button look="strong" onClick={() => setTurningOn(true)}>
            Turn on
          </Button>
        )}
        <Button look="secondary" onClick={() => setEditing(steps.length)}>
          Add a step
        </Button>
        <Button look="secondary" onClick={() => setAudienceOpen(true)}>
          Who it is for
        </Button>
      </div>
      <Fold title="People in it now" isForScreen isRepeated>
        <Runs id={id} />
      </Fold>
      <Fold title="Results" isForScreen isRepeated>
        <Figures id={id} />
      </Fold>
      {editing !== undefined && (
        <StepDialog sequence={sequence} place={editing} onClose={() => setEditing(undefined)} />
      )}
      {isAudienceOpen && <AudienceDialog sequence={sequence} onClose={() => setAudienceOpen(false)} />}
      {isTurningOn && <TurnOnDialog sequence={sequence} onClose={() => setTurningOn(false)} />}
    </Card>
  );
};
