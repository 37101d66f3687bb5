import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc';
import { Moment } from '../moment';
import { settingWords } from './setting-words';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="mb-1 min-w-0 break-words sm:mb-0">{children}</dd>
  </div>
);

/** How old the newest backup is, and what the plan is. */
export const BackupCard = () => {
  const { data } = trpc.backups.state.useQuery();
  const words = settingWords.backups;
  if (!data) return null;
  const { isOn, lastAt, bytes, failedAt, everyHours, place, keep } = data;
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-card p-5 shadow-card">
      {!isOn && <p className="text-sm text-muted">{words.off}</p>}
      {everyHours && place && keep && (
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
          <Fact name={words.newest}>
            {lastAt ? <Moment at={lastAt} /> : words.none}
            {bytes !== undefined && `, ${words.size(bytes)}`}
          </Fact>
          <Fact name={words.plan}>{words.every(everyHours, place, keep)}</Fact>
          {failedAt && (
            <Fact name={words.failed}>
              <Moment at={failedAt} />
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
};
