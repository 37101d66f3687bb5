import type { LeadStage } from '../../../shared/schemas/post';

const stages: Record<LeadStage, string> = {
  accepted: 'Accepted',
  contacted: 'Contacted',
  signed: 'Signed',
  turned_down: 'Turned down',
  returned: 'Returned',
};

export const newKey = { kind: 'key', text: 'We show it only once and keep no copy.' } as const;

export const vendorWords = {
  saveFailed: 'There was a problem saving the vendor',
  failedToUpdate: 'Failed to update vendor',
  modes: { test: 'Test', live: 'Live' },
  statuses: { active: 'Active', paused: 'Paused' },
  keyFailed: { title: 'Error', description: 'The key could not be changed. Please try again.' },
  mapping: {
    preview: 'How we would read its last posts',
  },
  outcomes: { stageNames: stages },
  links: {
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Select it and copy it.',
    until: 'Works until',
  },
} as const;
