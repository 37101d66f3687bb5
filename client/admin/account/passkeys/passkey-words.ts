/** The words of passkeys. */
export const passkeyWords = {
  title: 'Passkeys',
  about:
    'A passkey signs you in with your finger, your face or the PIN of your device. Nobody can guess it, and no false page can ask for it. With one, the password alone opens nothing.',
  none: 'You have none yet.',
  loadFailed: 'Error loading the passkeys',
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'Such as the device that it is in. Your browser asks you next.',
  goOn: 'Continue',
  added: { title: 'Passkey Added' },
  removed: { title: 'Passkey Removed' },
  renamed: { title: 'Passkey Renamed' },
  failed: { title: 'Error', description: 'This did not work. Please try again.' },
  synced: 'on all your devices',
  since: 'Added',
  lastUsed: 'last used',
  neverUsed: 'not used yet',
  rename: 'Rename',
  save: 'Save',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It does not sign you in any more. Delete it in your device, too.',
  notHere:
    'This browser cannot use passkeys at this address. They need https (or localhost), and a name instead of a number.',
} as const;
