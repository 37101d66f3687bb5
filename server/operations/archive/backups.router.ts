import { backupState } from '../../../shared/schemas/backup';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';

export const backupsRouter = router({
  /** The age of the newest backup, and where backups go. */
  state: procedureFor('settings.edit')
    .output(backupState)
    .query(({ ctx }) => ctx.backups.state()),
});
