import type { ClientRecord } from '../../../shared/schemas/client';
import type { LeadRun } from '../../../shared/schemas/sequence';
import { useMay } from '../../auth/use-may';
import { fullMoment } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { ConfirmButton } from '../kit/confirm-button';
import { Loaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { formatReason, sequenceWords as words } from './sequence-words';

type LeadProps = { client: ClientRecord };

const formatProgress = ({ step, steps }: LeadRun) => `step ${step + 1} of ${steps}`;

/** The state of a lead's sequence in a few words. */
export const SequenceEssence = ({ client: { id } }: LeadProps) => {
  const { data: run } = trpc.sequences.ofLead.useQuery({ id });
  if (run === undefined) return null;
  if (run === null) return 'none';
  return run.state === 'open' ? formatProgress(run) : 'ended';
};

/** The next step of an open run, with its time where the person is. */
const NextOfRun = ({ id, run }: { id: string; run: LeadRun }) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  const { next } = run;
  if (!next || !data) return null;
  const { channel, at, isLate } = next;
  return (
    <p>
      {`Next: ${words.channels[channel]}, `}
      {isLate
        ? 'which will be skipped: the permitted hours begin too late for it.'
        : `${fullMoment(Date.parse(at), data.zones)}.`}
    </p>
  );
};

/** The sequence that a lead is in, with its next step and a button to stop it; or why the last one ended. */
export const LeadSequence = ({ client: { id, firstName } }: LeadProps) => {
  const may = useMay();
  const query = trpc.sequences.ofLead.useQuery({ id });
  const stop = useAction(trpc.sequences.endRun, {
    done: words.ended,
    refresh: ({ sequences }) => [sequences],
  });
  return (
    <Loaded query={query} what="the sequence">
      {(run) => (
        <div className="space-y-2 text-sm">
          {run === null && <p className="text-muted">This lead has been in no sequence.</p>}
          {run?.state === 'open' && (
            <>
              <p>
                <span className="font-semibold">{run.name}</span>
                {`, ${formatProgress(run)}`}
              </p>
              <NextOfRun id={id} run={run} />
              {may('sequences.manage') && (
                <ConfirmButton
                  label="Stop"
                  className="print:hidden"
                  title={`Stop it for ${firstName}?`}
                  text="This person gets nothing more from this sequence, and cannot get it again."
                  action={stop}
                  input={{ id: run.id }}
                />
              )}
            </>
          )}
          {run?.endedAt && (
            <p>
              <span className="font-semibold">{run.name}</span> ended <Moment at={run.endedAt} />
              {`: ${run.why ? formatReason(run.why) : 'All steps are done'}.`}
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
};
