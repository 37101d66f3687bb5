/** The staff area's texts that the error catalog does not contain. */
export const words = {
  panel: 'Admin Panel',
  navigation: 'Navigation',
  logout: 'Logout',
  toggleSidebar: 'Toggle sidebar',
  retry: 'Try again',
  checkFields: { title: 'Validation Error', description: 'Please fix the marked fields.' },
  form: {
    cancel: 'Cancel',
    saveHint: 'to save',
  },
  list: {
    search: (noun: string) => `Search ${noun}s`,
    add: (noun: string) => `Add ${noun}`,
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    removeTitle: (name: string) => `Delete ${name}?`,
    delete: 'Delete',
    sortBy: 'Sort by',
    newestFirst: 'Newest first',
    ascending: 'ascending',
    descending: 'descending',
    table: (noun: string) => `Table of ${noun}s`,
    select: (name: string) => `Select ${name}`,
  },
  live: {
    counted: (waiting: number, toAnswer: number, title: string) =>
      [waiting > 0 && `(${waiting})`, toAnswer > 0 && `${toAnswer} to answer ·`, title]
        .filter(Boolean)
        .join(' '),
  },
  palette: {
    input: 'Name, e-mail, phone or screen',
  },
  dashboard: {
    loading: 'Loading dashboard...',
    failed: 'Error loading the dashboard',
    newest: 'Newest leads',
    table: 'Show as a table',
  },
  account: {
    roles: { admin: 'Administrator', intake: 'Intake', user: 'User' },
    failed: 'Error loading the account',
    changePassword: 'Change password',
    passwordChanged: { title: 'Password changed', description: 'We signed you out on your other devices.' },
    passwordFailed: { title: 'Error', description: 'The password could not be changed. Please try again.' },
    endSession: 'End session',
    sessionEnded: { title: 'Session ended' },
    sessionFailed: { title: 'Error', description: 'The session could not be ended. Please try again.' },
  },
} as const;
