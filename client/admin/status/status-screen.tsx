import type { ReactNode } from 'react';
import {
  type Finding,
  type FindingState,
  findingStates,
  type StatusPart,
} from '../../../shared/schemas/status';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Badge, type Tone } from '../kit/badge';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';

const parts: Record<StatusPart, string> = {
  store: 'Store',
  'can-write': 'Storing leads',
  disk: 'Disk',
  backup: 'Backups',
  queue: 'Queue',
  mail: 'Mail',
  texts: 'Texts',
  clock: 'Clock',
  ledger: 'Consent ledger',
  settings: 'Configuration',
};

const states: Record<FindingState, string> = { good: 'Good', look: 'Needs a look', bad: 'Bad' };

const tones: Record<FindingState, Tone> = { good: 'success', look: 'warning', bad: 'danger' };

/** One part of the server: its state, an explanation, and what to do. */
const FindingRow = ({ part, state, says, todo }: Finding) => (
  <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line px-5 py-3.5 first:border-t-0 sm:grid-cols-[9rem_7rem_1fr]">
    <h2 className="text-sm leading-6">{parts[part]}</h2>
    <p>
      <Badge tone={tones[state]}>{states[state]}</Badge>
    </p>
    <div className="col-span-2 min-w-0 text-sm leading-6 sm:col-span-1">
      <p>{says}</p>
      {todo && <p className="text-muted">{todo}</p>}
    </div>
  </li>
);

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
  const query = trpc.status.get.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: everyMinute,
  });
  const { data, isError, isFetching, refetch } = query;
  return (
    <>
      <ScreenHead title="Server status">
        {data && (
          <Button look="secondary" aria-busy={isFetching} onClick={() => refetch()}>
            {isFetching ? 'Checking...' : 'Check again'}
          </Button>
        )}
      </ScreenHead>
      {!data && (
        <Unloaded
          query={query}
          loading="Checking each part of the server..."
          failed="Error loading the status"
        />
      )}
      {data && isError && (
        <p role="alert" className="mb-4 font-semibold text-danger">
          The server did not answer. This is its last report. Choose "Check again".
        </p>
      )}
      {data && <Parts {...data} />}
    </>
  );
};
