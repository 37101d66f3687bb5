/** Texts for setting a password with a link. */
export const linkWords = {
  forgot: 'Forgot your password?',
  forgotTitle: 'A new password',
  forgotText: 'Enter the e-mail address you sign in with. We will send you a link to choose a new password.',
  email: 'E-mail',
  send: 'Send the link',
  sent: 'If this address belongs to an account, a link is on its way. It works for one hour. If nothing comes, ask an administrator at your firm to make a link for you.',
  back: 'Back to sign-in',
  checking: 'Checking your link...',
  goneTitle: 'This link no longer works',
  goneText: 'It was already used, or it expired. Ask for a new one, or ask an administrator at your firm.',
  welcome: (name: string) => `Welcome, ${name}`,
  invitationText: 'Choose a password to sign in. Next time, sign in with this username and your password.',
  resetTitle: 'Choose a new password',
  resetText: 'Then sign in with it. We sign you out in every other browser.',
  username: 'Username',
  newPassword: 'New password',
  repeat: 'Repeat the new password',
  hint: '8 to 128 characters. A few words you can remember work best.',
  differ: 'The two passwords do not match',
  missing: 'Please enter the new password twice.',
  save: 'Set password',
  busy: 'Please wait...',
  done: { title: 'Password set', description: 'Please sign in with your new password.' },
  failed: 'That did not work. Please try again.',
} as const;

/** Texts of the second sign-in step. */
export const codeWords = {
  title: 'One more step',
  text: 'Enter the code from your authenticator app, or use your passkey.',
  code: 'Code',
  hint: 'Lost your phone or passkey? Enter one of your recovery codes.',
  missing: 'Please enter the six digits or a recovery code.',
} as const;
