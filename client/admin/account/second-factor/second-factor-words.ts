/** The words of the second factor. */
export const factorWords = {
  title: 'Authenticator app',
  passkeys: 'Off. Your passkeys are your second factor. Recovery codes work in their place.',
  off: 'Off. With a second factor, a stolen password is not enough: signing in also takes a code from your phone.',
  on: 'On. Signing in takes a code from your authenticator app.',
  required: 'Administrators here need one.',
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
  loadFailed: 'Error loading the second factor',
  setUp: 'Set up',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  ask: {
    newCodes: {
      title: 'Make new recovery codes?',
      text: 'Your current codes will stop working.',
    },
    turnOff: {
      title: 'Turn off the second factor?',
      text: 'After that, your password alone opens your account.',
    },
  },
  scan: 'Scan this QR code with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
  picture: 'QR code for your authenticator app',
  orType: 'Or type this key into the app:',
  code: 'Code from the app',
  codeHint: 'Six digits that change every 30 seconds.',
  turnOn: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each works once, without your phone. We show them only once: print them or save them in a password manager.',
  copy: 'Copy the codes',
  copied: 'Copied',
  kept: 'I saved them',
  doneOn: { title: 'Second factor on' },
  doneOff: { title: 'Second factor off' },
} as const;
