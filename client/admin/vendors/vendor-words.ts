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
  add: 'Add vendor',
  created: { title: 'Vendor created' },
  saved: { title: 'Vendor updated' },
  saveFailed: { title: 'Error', description: 'There was a problem saving the vendor. Please try again.' },
  failedToUpdate: 'Failed to update vendor',
  modes: { test: 'Test', live: 'Live' },
  statuses: { active: 'Active', paused: 'Paused' },
  revoke: 'Revoke',
  revoked: { title: 'Key revoked' },
  keyFailed: { title: 'Error', description: 'The key could not be changed. Please try again.' },
  mapping: {
    saved: { title: 'Names and values saved' },
    preview: 'How we would read its last posts',
  },
  outcomes: { stageNames: stages, saved: { title: 'Outcomes saved' } },
  links: {
    copied: { title: 'Link copied' },
    notCopied: 'The link could not be copied. Select it and copy it.',
    until: 'Works until',
    failed: { title: 'Error', description: 'The link could not be made. Please try again.' },
    end: 'End link',
    ended: { title: 'Link ended' },
    endFailed: { title: 'Error', description: 'The link could not be ended. Please try again.' },
  },
} as const;
