import type { FindingState, StatusPart } from '../../../shared/schemas/status';

const parts: Record<StatusPart, string> = {
  store: 'Store',
  disk: 'Disk',
  backup: 'Backups',
  queue: 'Queue',
  mail: 'Mail',
  clock: 'Clock',
  ledger: 'Consent ledger',
  settings: 'Configuration',
};

const states: Record<FindingState, string> = { good: 'Good', look: 'Needs a look', bad: 'Bad' };

export const statusWords = {
  title: 'Server status',
  loading: 'Checking each part of the server...',
  failed: 'Error loading the status',
  stale: 'The server did not answer. This is its last report. Choose "Check again".',
  again: 'Check again',
  checking: 'Checking...',
  checked: 'Checked',
  parts,
  states,
  list: 'Parts of the server',
  allGood: 'Everything is working.',
  toDo: (count: number) => (count === 1 ? 'One thing needs attention.' : `${count} things need attention.`),
  version: 'Version',
  node: 'Node.js',
  running: 'Running since',
};
