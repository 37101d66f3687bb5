import { trpc } from '../../lib/trpc';
import { WarningLink } from '../kit/warning-link';
import { staffPaths } from '../staff-paths';

/** Warns if the newest backup is too old. */
export const BackupLate = () => {
  const { data } = trpc.backups.state.useQuery();
  return data?.isLate ? (
    <WarningLink href={staffPaths.backups} title="The newest backup is too old">
      Look under Outbox for the reason, and tell the person who runs your server.
    </WarningLink>
  ) : null;
};
