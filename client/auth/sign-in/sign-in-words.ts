/** The words of choosing a password by a link. */
export const linkWords = {
  forgot: 'Forgot your password?',
  forgotTitle: 'A new password',
  forgotText:
    'Tell us the e-mail address that you sign in with. We send you a link to choose a new password.',
  email: 'E-mail',
  send: 'Send the link',
  sent: 'If somebody signs in with this address, a link is on its way. It works for one hour. If nothing comes, ask an administrator of your practice: they can make a link for you.',
  back: 'Back to signing in',
  checking: 'Looking at your link...',
  goneTitle: 'This link does not work any more',
  goneText:
    'It was used already, or its time is over. Ask for a new one, or ask an administrator of your practice.',
  welcome: (name: string) => `Welcome, ${name}`,
  invitationText:
    'Choose a password, and you are signed in. Next time you sign in with this user name and your password.',
  resetTitle: 'Choose a new password',
  resetText: 'Then sign in with it. Every browser where you are signed in now is signed out.',
  username: 'User name',
  newPassword: 'New password',
  repeat: 'New password again',
  hint: '8 to 128 characters. A few words that you can remember are best.',
  differ: 'The two passwords differ',
  missing: 'Please type the new password twice.',
  save: 'Set password',
  busy: 'Please wait...',
  done: { title: 'Password Set', description: 'Please sign in with your new password.' },
  failed: 'This did not work. Please try again.',
} as const;

/** The words of the second step of signing in. */
export const codeWords = {
  title: 'One more step',
  text: 'Type the code that your authenticator app shows now, or use your passkey.',
  code: 'Code',
  hint: 'Lost the phone or the passkey? Type one of your recovery codes.',
  missing: 'Please type the six digits, or a recovery code.',
} as const;
