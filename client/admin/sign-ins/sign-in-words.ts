/** The words of the screen that shows who signed in, and who tried. */
export const signInWords = {
  title: 'Sign-ins',
  loading: 'Loading sign-ins...',
  failed: 'Error loading sign-ins',
  tried: 'Failed sign-ins',
  triedText: 'In the last 24 hours, by the username typed. Each try is in the audit log.',
  noneTried: 'No failed sign-ins.',
  total: (count: number) => `${count} total`,
  name: 'Name',
  count: 'Tries',
  addresses: 'Addresses',
  last: 'Last try',
  table: 'Table of failed sign-ins',
  now: 'Signed in now',
  nowText: 'Everyone’s sessions. Ending one signs that browser out right away.',
  log: 'Show them in the audit log',
} as const;
