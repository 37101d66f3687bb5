/** The staff area's texts that the error catalog does not contain. */
export const words = {
  panel: 'Admin Panel',
  list: {
    search: (noun: string) => `Search ${noun}s`,
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,

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
    failed: 'Error loading the dashboard',
  },
  account: {
    roles: { admin: 'Administrator', intake: 'Intake', user: 'User' },
    failed: 'Error loading the account',
    endSession: 'End session',
    sessionEnded: { title: 'Session ended' },
    sessionFailed: { title: 'Error', description: 'The session could not be ended. Please try again.' },
  },
} as const;
