import { type RefObject, useRef } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Moment } from '../moment';
import { LoadFailed } from '../screen-states';
import { words } from '../words';
import { deviceOf } from './device';

type Session = Outputs['auth']['sessions'][number];

/** What follows the end of a session, here of one and there of all others. */
const useEnding = (heading: RefObject<HTMLElement | null>) => {
  const { sessions } = trpc.useUtils().auth;
  return {
    onSuccess: () => toast.success(words.account.sessionEnded),
    onError: () => toast.error(words.account.sessionFailed),
    onSettled: async () => {
      await sessions.invalidate();
      // The button that was pressed is gone with its session.
      requestAnimationFrame(() => document.activeElement === document.body && heading.current?.focus());
    },
  };
};

const Row = ({ session, onEnd }: { session: Session; onEnd: () => void }) => {
  const device = deviceOf(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold" title={session.userAgent}>
          {device}
          {session.current && (
            <span className="font-normal text-success"> · {words.account.thisSession}</span>
          )}
        </p>
        <p className="text-muted">
          {session.ip} · {words.account.lastSeen} <Moment at={session.lastSeenAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          look="secondary"
          size="sm"
          onClick={onEnd}
          aria-label={`${words.account.endSession}: ${device}`}
        >
          {words.account.endSession}
        </Button>
      )}
    </li>
  );
};

/** Where this person is signed in, and the way to end it there. */
export const SessionList = () => {
  const { data, isError, refetch } = trpc.auth.sessions.useQuery(undefined, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const afterwards = useEnding(heading);
  const ending = trpc.auth.endSession.useMutation(afterwards);
  const endingOthers = trpc.auth.endOtherSessions.useMutation(afterwards);
  return (
    <section
      aria-label={words.account.sessions}
      className="rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <h2 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal">
        {words.account.sessions}
      </h2>
      <p className="mb-3 text-sm text-muted">{words.account.sessionsText}</p>
      {isError && !data && <LoadFailed text={words.account.failed} onRetry={refetch} />}
      <ul>
        {data?.map((session) => (
          <Row key={session.id} session={session} onEnd={() => ending.mutate({ id: session.id })} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button look="secondary" className="mt-2" onClick={() => endingOthers.mutate()}>
          {words.account.endOthers}
        </Button>
      )}
    </section>
  );
};
