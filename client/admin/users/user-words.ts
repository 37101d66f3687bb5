export const userWords = {
  copying: {
    copied: 'Link copied',
    notCopied: 'It could not be copied. Select the link and copy it yourself.',
  },
  roles: { admin: 'Administrator', intake: 'Intake', user: 'User' },
  roleTexts: {
    admin: 'Everything: leads, settings, people and data.',
    intake: 'Leads, calls, the queue and reports. No settings.',
    user: 'Only their own account.',
  },
} as const;
