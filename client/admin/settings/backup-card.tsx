import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { Moment } from '../moment';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="mb-1 min-w-0 break-words sm:mb-0">{children}</dd>
  </div>
);

/** The newest backup's age, and the backup schedule. */
export const BackupCard = () => {
  const { data } = trpc.backups.state.useQuery();
  if (!data) return null;
  const { isOn, lastAt, bytes, failedAt, everyHours, place, keep } = data;
  return (
    <section aria-label="Backups" className={`${cardClass} p-5`}>
      {!isOn && (
        <p className="text-sm text-muted">
          No backups are scheduled. Ask the person who runs your server to set BACKUP_TO.
        </p>
      )}
      {everyHours && place && keep && (
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
          <Fact name="Newest">
            {lastAt ? <Moment at={lastAt} /> : 'None yet'}
            {bytes !== undefined &&
              `, ${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`}
          </Fact>
          <Fact name="Plan">{`every ${everyHours} hours to a ${place}, the last ${keep} kept`}</Fact>
          {failedAt && (
            <Fact name="Failed since">
              <Moment at={failedAt} />
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
};
