/** The words of the screen that shows who signed in, and who tried. */
export const signInWords = {
  title: 'Sign-ins',
  loading: 'Loading sign-ins...',
  failed: 'Error loading sign-ins',
  tried: 'Failed sign-ins',
  triedText: 'In the last 24 hours, by the name that was typed. Each try stands in the audit log.',
  noneTried: 'Nobody failed to sign in.',
  total: (count: number) => `${count} in all`,
  name: 'Name',
  count: 'Tries',
  addresses: 'Addresses',
  last: 'Last try',
  table: 'Table of failed sign-ins',
  now: 'Signed in now',
  nowText: 'Everybody’s sessions. Ending one signs that browser out at once.',
  log: 'Show them in the audit log',
} as const;
