import { accountPath } from '../auth/account-path';
import { paths } from '../paths';

/** Every path of the staff area. */
export const staffPaths = {
  ...paths.admin,
  client: (id: string) => `${paths.admin.clients}/${id}`,
  consent: (id: string) => `${paths.admin.clients}/${id}/consent`,
  audit: `${paths.admin.dashboard}/audit`,
  account: accountPath,
} as const;
