export const userWords = {
  role: 'Role',
  copying: {
    copied: { title: 'Link copied' },
    notCopied: 'It could not be copied. Select the link and copy it yourself.',
  },
  linkFailed: { title: 'Error', description: 'The link could not be made. Please try again.' },
  factorOffFailed: { title: 'Error', description: 'The second factor is still on. Please try again.' },
  factorIsOff: { title: 'Second factor off' },
  roles: { admin: 'Administrator', intake: 'Intake', user: 'User' },
  roleTexts: {
    admin: 'Everything: leads, settings, people and data.',
    intake: 'Leads, calls, the queue and reports. No settings.',
    user: 'Only their own account.',
  },
} as const;
