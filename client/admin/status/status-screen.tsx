import type { ReactNode } from 'react';
import { type FindingState, findingStates } from '../../../shared/schemas/status';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { cardClass } from '../kit/card';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { FindingRow } from './finding-row';

const everyMinute = 60_000;

const urgency = (state: FindingState) => findingStates.length - findingStates.indexOf(state);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-1.5">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Parts = ({ at, startedAt, version, node, findings }: Outputs['status']['get']) => {
  const toDo = findings.filter(({ todo }) => todo).length;
  const sorted = findings.toSorted((one, other) => urgency(one.state) - urgency(other.state));
  return (
    <div className="max-w-5xl">
      <p role="status" className="mb-4 font-semibold">
        {toDo === 0
          ? 'Everything is working.'
          : toDo === 1
            ? 'One thing needs attention.'
            : `${toDo} things need attention.`}
      </p>
      <section aria-label="Parts of the server" className={cardClass}>
        <ul>
          {sorted.map((finding) => (
            <FindingRow key={finding.part + finding.says} {...finding} />
          ))}
        </ul>
      </section>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact name="Version">{version}</Fact>
        <Fact name="Node.js">{node}</Fact>
        <Fact name="Running since">
          <Moment at={startedAt} />
        </Fact>
        <Fact name="Checked">
          <Moment at={at} />
        </Fact>
      </dl>
    </div>
  );
};

/** The server's parts, the most urgent first; refetched every minute and by a button. */
export const StatusScreen = () => {
  const { data, isError, isFetching, refetch } = trpc.status.get.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: everyMinute,
  });
  return (
    <>
      <ScreenHead title="Server status">
        {data && (
          <Button look="secondary" aria-busy={isFetching} onClick={() => refetch()}>
            {isFetching ? 'Checking...' : 'Check again'}
          </Button>
        )}
      </ScreenHead>
      {!data && isError && <LoadFailed text="Error loading the status" onRetry={refetch} />}
      {!data && !isError && <Loading text="Checking each part of the server..." />}
      {data && isError && (
        <p role="alert" className="mb-4 font-semibold text-danger">
          The server did not answer. This is its last report. Choose "Check again".
        </p>
      )}
      {data && <Parts {...data} />}
    </>
  );
};
