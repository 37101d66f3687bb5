/** Sign-in messages that are not in the error catalogue. */
export const authWords = {
  logIn: 'Log in',
  showPassword: 'Show password',
  accessDenied: 'Access Denied',
  tooMany: (wait: string) => `Too many tries. Please try again in ${wait}.`,
  offline: 'We could not reach the server. Please check your connection and try again.',
  sessionEnded: { title: 'Signed out', description: 'Your session has ended. Please log in again.' },
  logoutFailed: {
    title: 'Error',
    description: 'You are still signed in: the server did not answer. Please try again.',
  },
} as const;

/** Formats seconds for people. */
export const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  return `${minutes} minutes`;
};
