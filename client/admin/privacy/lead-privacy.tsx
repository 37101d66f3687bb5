import { holdInput } from '../../../shared/schemas/privacy';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FieldsForm } from '../kit/fields-form';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { privacyWords } from './privacy-words';

const words = privacyWords.lead;

const HoldForm = ({ id }: { id: string }) => (
  <details>
    <summary className="cursor-pointer py-1 text-sm font-semibold">Put on legal hold</summary>
    <FieldsForm
      name={`hold-${id}`}
      schema={holdInput.pick({ reason: true })}
      fields={{
        reason: {
          label: 'Why',
          hint: 'Nobody can delete or erase the lead until the hold ends.',
          maxLength: 500,
        },
      }}
      defaults={{ reason: '' }}
      call={trpc.privacy.hold}
      rest={{ id }}
      saved="On legal hold"
      refresh={({ privacy, clients }) => [privacy.ofLead, clients.timeline]}
      button="Put on legal hold"
      look="secondary"
      size="sm"
      className="mt-2 space-y-3"
    />
  </details>
);

const shownAtOnce = 5;

const Reads = ({ reads }: { reads: readonly { by: string; at: string }[] }) => (
  <ul className="mb-3 text-sm">
    {reads.map(({ by, at }) => (
      <li key={`${at} ${by}`}>
        {by}, <Moment at={at} />
      </li>
    ))}
  </ul>
);

/** Shows if a lead is on hold, and who opened it. */
export const LeadPrivacy = ({ id }: { id: string }) => {
  const { data } = trpc.privacy.ofLead.useQuery({ id }, { staleTime: 0 });
  const may = useMay();
  const release = useAction(trpc.privacy.release, {
    done: 'Hold ended',
    refresh: ({ privacy, clients }) => [privacy.ofLead, clients.timeline],
  });
  if (!data) return null;
  return (
    <div className="text-sm">
      {data.hold && (
        <div className="mb-3 rounded-md border border-warning/30 bg-warning-soft px-4 py-2 text-sm text-warning">
          <p className="font-semibold">On legal hold</p>
          <p className="break-words">
            {data.hold.reason} ({`by ${data.hold.by}`}, <Moment at={data.hold.at} />)
          </p>
          {may('privacy.manage') && (
            <Button
              look="secondary"
              size="sm"
              className="mt-2"
              onClick={() => !release.isPending && release.mutate({ id })}
              label="End the hold"
            />
          )}
        </div>
      )}
      <p className="text-sm text-muted">
        {data.total === 0 ? 'Nobody has opened this lead yet.' : `Opened by (${words.times(data.total)})`}
      </p>
      <Reads reads={data.reads.slice(0, shownAtOnce)} />
      {data.reads.length > shownAtOnce && (
        <details className="mb-3">
          <summary className="cursor-pointer py-1 text-sm">Earlier</summary>
          <Reads reads={data.reads.slice(shownAtOnce)} />
        </details>
      )}
      {may('privacy.manage') && !data.hold && <HoldForm id={id} />}
    </div>
  );
};
