/** The words of the second factor. */
export const factorWords = {
  title: 'Authenticator app',
  passkeys: 'Off. Your passkeys are your second factor. Recovery codes stand in for them.',
  off: 'Off. With a second factor a stolen password alone opens nothing: you type a code of your phone, too.',
  on: 'On. Signing in asks for a code of your authenticator app.',
  required: 'Administrators here have to have one.',
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  failed: { title: 'Error', description: 'This did not work. Please try again.' },
  loadFailed: 'Error loading the second factor',
  setUp: 'Set up',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  ask: {
    newCodes: {
      title: 'Make new recovery codes?',
      text: 'The codes that you have now stop working.',
    },
    turnOff: {
      title: 'Turn off the second factor?',
      text: 'From then on your password alone opens your account.',
    },
  },
  scan: 'Scan this picture with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
  picture: 'QR code for your authenticator app',
  orType: 'Or type this key into the app:',
  code: 'Code of the app',
  codeHint: 'Six digits that change every 30 seconds.',
  turnOn: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each lets you in once, without the phone. They are shown this once: print them or keep them in a password manager.',
  copy: 'Copy the codes',
  copied: 'Copied',
  kept: 'I have kept them',
  doneOn: { title: 'Second Factor On' },
  doneOff: { title: 'Second Factor Off' },
} as const;
