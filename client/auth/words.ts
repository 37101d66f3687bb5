/** Sign-in messages that are not in the error catalogue. */
export const authWords = {
  loginTitle: 'Admin Login',
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  usePasskey: 'Sign in with a passkey',
  showPasskey: 'Use a passkey instead',
  showPassword: 'Show password',
  backToSite: 'Back to the website',
  accessDenied: 'Access Denied',
  goBack: 'Go Back',
  tryAgain: 'Try again',
  myAccount: 'My account',
  logOut: 'Log out',
  missing: 'Please enter your username and your password.',
  tooMany: (wait: string) => `Too many tries. Please try again in ${wait}.`,
  offline: 'We could not reach the server. Please check your connection and try again.',
  sessionEnded: { title: 'Signed out', description: 'Your session has ended. Please log in again.' },
  logoutFailed: {
    title: 'Error',
    description: 'You are still signed in: the server did not answer. Please try again.',
  },
} as const;

/** Errors from the browser's own passkey dialog. */
export const passkeyProblems = {
  known: 'This device already has a passkey for you.',
  left: 'Your browser did not use a passkey. Try again, or sign in with your password.',
} as const;

/** Formats seconds for people. */
export const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${minutes} minutes`;
};
