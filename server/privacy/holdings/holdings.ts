import { agreementFiles, agreements } from './agreements';
import { retainedCertificates } from './certificates';
import { conflictChecks, conflictNames } from './conflicts';
import { consents } from './consents';
import type { Holding } from './holding';
import { leads } from './leads';
import { doNotContact, suppressions } from './lists';
import { refusedSubmissions } from './refused-submissions';
import { scans } from './scans';
import { audit, leadReads, outbox, requests, views } from './traces';

/**
 * Every part of the product with personal data, in erasure order. Leads come last, because an interrupted erasure finds
 * the rest through them. Add new collections here or below; a test checks.
 */
export const holdings: Readonly<Record<string, Holding>> = {
  consents,
  retainedCertificates,
  agreements,
  agreementFiles,
  scans,
  suppressions,
  doNotContact,
  refusedSubmissions,
  outbox,
  views,
  requests,
  leadReads,
  conflictChecks,
  conflictNames,
  audit,
  leads,
};

/** Collections without data about people who ask for help, and why. */
export const withoutPeople: Readonly<Record<string, string>> = {
  agreementTemplates: 'texts of the firm',
  announcements: 'ids of leads that changed',
  backups: 'times and sizes of backups',
  capCounts: 'counts',
  consentSnapshots: 'the form as it was served, before anybody filled it in',
  counters: 'numbers',
  credentials: 'of staff',
  daySums: 'counts',
  devices: 'of staff',
  goneLeads: "counts of vendors' leads, under hashes of their ids",
  erasures: 'ids, hashes, and for a while a sealed search',
  imports: 'names of files and counts',
  intakeSettings: 'of the firm',
  ledger: 'hashes with a salt',
  ledgerHeads: 'hashes',
  limitCounts: 'hashes, for an hour at most',
  links: 'of staff',
  pageNotices: 'words of the firm for its pages',
  postbacks: 'of companies',
  preferences: 'of staff',
  rules: 'of the firm',
  secrets: 'random values and names of keys',
  services: 'of the firm',
  sessions: 'of staff',
  settings: 'of the firm',
  statementEdits: 'words of the firm for its pages',
  usedChallenges: 'hashes',
  users: 'of staff',
  vendors: 'of companies',
  webhooks: 'of companies',
};
