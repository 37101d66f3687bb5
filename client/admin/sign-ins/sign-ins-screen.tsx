import { useRef } from 'react';
import { catchFocus } from '../../lib/catch-focus';
import { type Outputs, trpc } from '../../lib/trpc';
import { SessionRow } from '../account/session-list';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Loaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

type Overview = Outputs['signIns']['overview'];

/** Failed sign-ins, the most tried name first. */
const FailedSignIns = ({ failed, failedByName }: Pick<Overview, 'failed' | 'failedByName'>) => (
  <Card
    title="Failed sign-ins"
    text="In the last 24 hours, by the username typed. Each try is in the audit log."
  >
    {failed === 0 && <p className="text-sm">No failed sign-ins.</p>}
    {failed > 0 && (
      <>
        <p className="mb-2 text-2xl font-semibold tabular-nums">{`${failed} total`}</p>
        <DataTable
          label="Table of failed sign-ins"
          columns={[
            { header: 'Name', cell: ({ name }) => name, className: 'break-all' },
            { header: 'Tries', cell: ({ count }) => count, isNumber: true },
            { header: 'Addresses', cell: ({ addresses }) => addresses, isNumber: true },
            { header: 'Last try', cell: ({ lastAt }) => <Moment at={lastAt} />, className: 'pl-4' },
          ]}
          rows={failedByName}
          rowKey={({ name }) => name}
        />
        <p className="mt-3 text-sm">
          <TextLink href={`${staffPaths.audit}?action=failed-sign-in`} className="inline-block py-1">
            Show them in the audit log
          </TextLink>
        </p>
      </>
    )}
  </Card>
);

/** Current sessions and failed sign-ins. */
export const SignInsScreen = () => {
  const { overview } = trpc.useUtils().signIns;
  const query = trpc.signIns.overview.useQuery(undefined, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useAction(trpc.signIns.end, {
    done: words.account.sessionEnded,
    failed: words.account.sessionFailed,
    onSettled: async () => {
      await overview.invalidate();
      // The button that had the focus went away with its session.
      catchFocus(heading.current);
    },
  });
  return (
    <>
      <ScreenHead title="Sign-ins" />
      <Loaded query={query} loading="Loading sign-ins..." failed="Error loading sign-ins">
        {(data) => (
          <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
            <Card
              title="Signed in now"
              text="Everyone’s sessions. Ending one signs that browser out right away."
              headingRef={heading}
            >
              <ul>
                {data.sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    owner={session.name || session.username}
                    onEnd={() => ending.mutate({ id: session.id })}
                  />
                ))}
              </ul>
            </Card>
            <FailedSignIns failed={data.failed} failedByName={data.failedByName} />
          </div>
        )}
      </Loaded>
    </>
  );
};
