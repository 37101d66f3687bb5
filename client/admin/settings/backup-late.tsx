import { Link } from 'wouter';
import { trpc } from '../../lib/trpc';
import { staffPaths } from '../staff-paths';
import { settingWords } from './setting-words';

/** Warns if the newest backup is too old. */
export const BackupLate = () => {
  const { data } = trpc.backups.state.useQuery();
  const { late, lateText } = settingWords.backups;
  if (!data?.isLate) return null;
  return (
    <Link
      href={staffPaths.backups}
      className="mb-5 block rounded-lg border border-warning/30 bg-warning-soft px-5 py-4 text-warning"
    >
      <span className="block font-semibold">{late}</span>
      <span className="text-sm">{lateText}</span>
    </Link>
  );
};
