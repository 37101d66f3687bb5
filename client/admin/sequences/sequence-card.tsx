import { useState } from 'react';
import { type ListedSequence, parseDuration } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ChevronRight, Mail, MessageSquare, Phone } from '../../ui/icons';
import { Switch } from '../../ui/switch';
import { formatSource } from '../clients/list/list-words';
import { cardClass } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { DataTable } from '../kit/data-table';
import { formatLength } from '../kit/duration';
import { Fold } from '../kit/fold';
import type { ListRowProps } from '../kit/list-screen';
import { Loaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { AudienceDialog, StepDialog } from './sequence-forms';
import { formatReason, sequenceWords as words } from './sequence-words';
import { TurnOnDialog, useLeadName } from './turn-on-dialog';

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

const formatCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([why, count]) => `${formatReason(why)}: ${count}`)
    .join(', ');

/** The outcomes of each step, for the newest 500 people. */
const Figures = ({ id }: { id: string }) => {
  const query = trpc.sequences.figures.useQuery({ id });
  return (
    <Loaded query={query} what="the figures" empty={none('No step was sent yet.')}>
      {(figures) => (
        <DataTable
          label="Steps and what ended the sequence"
          columns={[
            { header: 'Step', cell: ({ step }) => step + 1 },
            { header: 'Sent', cell: (figure) => figure.taken, isNumber: true },
            { header: 'Skipped', cell: ({ skips }) => formatCounts(skips) || 'None', className: 'pl-4' },
            { header: 'Answered', cell: ({ stopped }) => stopped.reply ?? 0, isNumber: true },
            { header: 'Reached', cell: ({ stopped }) => stopped.reached ?? 0, isNumber: true },
            { header: 'Signed', cell: ({ stopped }) => stopped.signed ?? 0, isNumber: true },
            {
              header: 'Ended otherwise',
              className: 'pl-4',
              cell: ({ stopped: { reply: _, reached: __, signed: ___, ...others } }) =>
                formatCounts(others) || 'Nobody',
            },
          ]}
          rows={figures}
          rowKey={({ step }) => step}
        />
      )}
    </Loaded>
  );
};

type OneProps = { sequence: ListedSequence };

/** The steps of one language, each with its words. */
const Steps = ({ sequence }: OneProps) => {
  const { id, version, steps } = sequence;
  const [editing, setEditing] = useState<number>();
  const change = useAction(trpc.sequences.update, {
    refresh: ({ sequences }) => [sequences],
    done: words.saved,
  });
  return (
    <>
      <ol className="grid gap-3 text-sm">
        {steps.map(({ wait, channel, at, within, subject, text }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={place}
            className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-muted">
                {[
                  `${place + 1}. ${words.channels[channel]}`,
                  parseDuration(wait) ? `${formatLength(wait)} later` : 'at once',
                  at && `at ${at} where they are`,
                  within && `skipped if more than ${formatLength(within, ['minutes', 'hours'])} late`,
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
                onClick={() => setEditing(place)}
                label="Edit"
              />
              {steps.length > 1 && (
                <ConfirmButton
                  label="Remove"
                  look="quiet"
                  aria-label={`Remove step ${place + 1}`}
                  title={`Remove step ${place + 1}?`}
                  text="Its words are gone. People who are in the sequence already still get it."
                  action={change}
                  input={{ id, version, steps: steps.toSpliced(place, 1) }}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      <Button look="secondary" size="sm" className="my-3" onClick={() => setEditing(steps.length)}>
        Add a step
      </Button>
      {editing !== undefined && (
        <StepDialog sequence={sequence} place={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
};

/** The leads that a sequence is for, and a button to change them. */
const Audience = ({ sequences }: { sequences: readonly ListedSequence[] }) => {
  const formatTitle = useCaseTypeTitle();
  const [isOpen, setOpen] = useState(false);
  const { caseTypes = [], sources = [] } = sequences[0]!;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span>Case types: {caseTypes.map(formatTitle).join(', ') || 'All'}</span>
      <span>Sources: {sources.map(formatSource).join(', ') || 'All'}</span>
      <Button look="quiet" size="sm" aria-label="Change who it is for" onClick={() => setOpen(true)}>
        Change
      </Button>
      {isOpen && <AudienceDialog sequences={sequences} onClose={() => setOpen(false)} />}
    </p>
  );
};

const icons = { text: MessageSquare, email: Mail, task: Phone };

/** The steps of a sequence as icons. */
const StepIcons = ({ sequence: { steps } }: OneProps) => (
  <span
    role="img"
    aria-label={steps.map(({ channel }) => words.channels[channel]).join(', ')}
    className="flex gap-1.5 text-muted"
  >
    {steps.map(({ channel }, place) => {
      const Icon = icons[channel];
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
      return <Icon key={place} aria-hidden className="size-4" />;
    })}
  </span>
);

/** A sequence with its Spanish version, if it has one. */
export type SequencePair = { id: string; sequences: readonly ListedSequence[] };

/** A sequence in all its languages: one line, and once opened its steps, who is in it and what came of it. */
export const SequenceCard = ({ row: { sequences } }: ListRowProps<SequencePair>) => {
  const first = sequences[0]!;
  const { name, startsOn } = first;
  const [isOpen, setOpen] = useState(false);
  const [isTurningOn, setTurningOn] = useState(false);
  const refresh = ({ sequences: all }: ReturnType<typeof trpc.useUtils>) => [all];
  const turnOff = useAction(trpc.sequences.update, {
    refresh,
    done: { title: 'Turned off', description: 'Nothing new starts. What is under way goes on.' },
  });
  const on = sequences.filter((one) => one.on);
  const people = sequences.reduce((sum, one) => sum + one.people, 0);
  const about = [
    words.starts[startsOn],
    ...sequences.map(({ language, version }) =>
      [language && words.languages[language], `version ${version}`].filter(Boolean).join(' '),
    ),
    on.length > 0 && on.length < sequences.length && `on in ${words.languages[on[0]!.language ?? 'en']} only`,
  ];
  return (
    <section aria-label={name} className={`${cardClass} px-4`}>
      <div className="flex flex-wrap items-center gap-x-4 max-sm:pb-1">
        <h2 className="min-w-0 flex-1 basis-60 max-sm:basis-full">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-row w-full items-center gap-2 text-left"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 shrink-0 text-muted transition-transform duration-150 ease-out ${isOpen ? 'rotate-90' : ''}`}
            />
            <span className="min-w-0 break-words">{name}</span>
          </button>
        </h2>
        <StepIcons sequence={first} />
        <span className="w-20 text-sm text-muted">{people === 1 ? '1 person' : `${people} people`}</span>
        <Switch
          label={<span className="sr-only">{`Send “${name}”`}</span>}
          checked={on.length > 0}
          onChange={(isOn) => {
            if (isOn) setTurningOn(true);
            else if (!turnOff.isPending)
              for (const { id, version } of on) turnOff.mutate({ id, version, on: false });
          }}
        />
      </div>
      {isOpen && (
        <div className="space-y-3 border-t border-line py-3">
          <p className="text-sm text-muted">{about.filter(Boolean).join(', ')}</p>
          <Audience sequences={sequences} />
          {sequences.map((one) => (
            <div key={one.id}>
              {sequences.length > 1 && one.language && (
                <h3 className="mb-2">{words.languages[one.language]}</h3>
              )}
              <Steps sequence={one} />
              <Fold title="People in it now" isForScreen isRepeated>
                <Runs id={one.id} />
              </Fold>
              <Fold title="Results" isForScreen isRepeated>
                <Figures id={one.id} />
              </Fold>
            </div>
          ))}
        </div>
      )}
      {isTurningOn && (
        <TurnOnDialog
          name={name}
          sequences={sequences.filter((one) => !one.on)}
          onClose={() => setTurningOn(false)}
        />
      )}
    </section>
  );
};
