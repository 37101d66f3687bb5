import { accountPath } from '../auth/account-path';
import { paths } from '../paths';

/** Every path of the staff area. */
export const staffPaths = {
  ...paths.admin,
  client: (id: string) => `${paths.admin.clients}/${id}`,
  audit: `${paths.admin.dashboard}/audit`,
  signIns: `${paths.admin.dashboard}/sign-ins`,
  account: accountPath,
} as const;
