import { backupState } from '../../../shared/schemas/backup';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';

export const backupsRouter = router({
  /** How old the newest backup is, and where they go. */
  state: procedureFor('settings.edit')
    .output(backupState)
    .query(({ ctx }) => ctx.backups.state()),
});
