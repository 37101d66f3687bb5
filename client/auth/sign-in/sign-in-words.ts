/** Texts for setting a password with a link. */
export const linkWords = {
  forgotTitle: 'A new password',
  back: 'Back to sign-in',
  welcome: (name: string) => `Welcome, ${name}`,
  resetTitle: 'Choose a new password',
  busy: 'Please wait...',
  done: { title: 'Password set', description: 'Please sign in with your new password.' },
  failed: 'That did not work. Please try again.',
} as const;
