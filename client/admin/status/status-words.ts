import type { FindingState, StatusPart } from '../../../shared/schemas/status';

const parts: Record<StatusPart, string> = {
  store: 'Store',
  'can-write': 'Storing leads',
  disk: 'Disk',
  backup: 'Backups',
  queue: 'Queue',
  mail: 'Mail',
  texts: 'Texts',
  clock: 'Clock',
  ledger: 'Consent ledger',
  settings: 'Configuration',
};

const states: Record<FindingState, string> = { good: 'Good', look: 'Needs a look', bad: 'Bad' };

export const statusWords = {
  parts,
  states,
};
