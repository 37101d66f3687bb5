import { trpc } from '../../lib/trpc';
import { WarningLink } from '../kit/warning-link';
import { staffPaths } from '../staff-paths';
import { settingWords } from './setting-words';

/** Warns if the newest backup is too old. */
export const BackupLate = () => {
  const { data } = trpc.backups.state.useQuery();
  const { late, lateText } = settingWords.backups;
  return data?.isLate ? (
    <WarningLink href={staffPaths.backups} title={late}>
      {lateText}
    </WarningLink>
  ) : null;
};
