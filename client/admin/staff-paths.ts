import { accountPath } from '../auth/account-path';
import { paths } from '../paths';

/** Every path of the staff area. */
export const staffPaths = {
  ...paths.admin,
  client: (id: string) => `${paths.admin.clients}/${id}`,
  board: `${paths.admin.clients}/board`,
  consent: (id: string) => `${paths.admin.clients}/${id}/consent`,
  call: `${paths.admin.dashboard}/call`,
  reports: `${paths.admin.dashboard}/reports`,
  questions: `${paths.admin.dashboard}/questions`,
  day: `${paths.admin.dashboard}/day`,
  queue: `${paths.admin.dashboard}/queue`,
  /** A lead that the queue gave. */
  queued: (id: string) => `${paths.admin.dashboard}/queue/${id}`,
  importClients: `${paths.admin.clients}/import`,
  deletedClients: `${paths.admin.clients}/deleted`,
  outbox: `${paths.admin.dashboard}/outbox`,
  mail: `${paths.admin.dashboard}/mail`,
  webhooks: `${paths.admin.dashboard}/webhooks`,
  settings: `${paths.admin.dashboard}/settings`,
  audit: `${paths.admin.dashboard}/audit`,
  vendors: `${paths.admin.dashboard}/vendors`,
  vendor: (id: string) => `${paths.admin.dashboard}/vendors/${id}`,
  vendorScorecard: (id: string) => `${paths.admin.dashboard}/vendors/${id}/scorecard`,
  refused: `${paths.admin.dashboard}/refused`,
  refusedPost: (id: string) => `${paths.admin.dashboard}/refused/${id}`,
  rules: `${paths.admin.dashboard}/rules`,
  privacy: (tab = 'requests') => `${paths.admin.dashboard}/privacy${tab === 'requests' ? '' : `/${tab}`}`,
  statements: `${paths.admin.dashboard}/statements`,
  statement: (id: string) => `${paths.admin.dashboard}/statements/${id}`,
  notices: `${paths.admin.dashboard}/statements/notices`,
  signIns: `${paths.admin.dashboard}/sign-ins`,
  status: `${paths.admin.dashboard}/status`,
  account: accountPath,
} as const;
