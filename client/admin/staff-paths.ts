import { accountPath } from '../auth/account-path';
import { paths } from '../paths';

/** Every path of the staff area. */
export const staffPaths = {
  ...paths.admin,
  client: (id: string) => `${paths.admin.clients}/${id}`,
  consent: (id: string) => `${paths.admin.clients}/${id}/consent`,
  day: `${paths.admin.dashboard}/day`,
  queue: `${paths.admin.dashboard}/queue`,
  /** A lead that the queue gave. */
  queued: (id: string) => `${paths.admin.dashboard}/queue/${id}`,
  deletedClients: `${paths.admin.clients}/deleted`,
  outbox: `${paths.admin.dashboard}/outbox`,
  mail: `${paths.admin.dashboard}/mail`,
  webhooks: `${paths.admin.dashboard}/webhooks`,
  settings: `${paths.admin.dashboard}/settings`,
  audit: `${paths.admin.dashboard}/audit`,
  account: accountPath,
} as const;
