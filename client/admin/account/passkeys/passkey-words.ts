export const passkeyWords = {
  name: 'Passkey name',
  added: { title: 'Passkey added' },
  removed: { title: 'Passkey removed' },
  renamed: { title: 'Passkey renamed' },
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
  rename: 'Rename',
  remove: 'Remove',
} as const;
