export const settingWords = {
  backups: {
    title: 'Backups',
    off: 'None are made by the clock. Whoever runs the server sets BACKUP_TO.',
    newest: 'Newest',
    none: 'None yet',
    size: (bytes: number) =>
      `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`,
    plan: 'Plan',
    every: (hours: number, place: 'folder' | 'bucket', keep: number) =>
      `every ${hours} hours to a ${place}, ${keep} are kept`,
    failed: 'Failed since',
    late: 'The newest backup is too old',
    lateText: 'See why under Outbox, and tell whoever runs the server.',
  },
  title: 'Settings',
  loading: 'Loading settings...',
  failed: 'Error loading settings',
  save: 'Save',
  saved: { title: 'Setting Saved' },
  saveFailed: { title: 'Error', description: 'The setting could not be saved. Please try again.' },
  firstContact: {
    title: 'Promise to a new lead',
    hours: 'Answered within (hours)',
    hint: 'Whoever waits longer is shown in red.',
    invalid: 'Write a number of hours between 0.25 and 720.',
  },
  callPlan: {
    title: 'Plan of tries',
    hours: 'Hours between tries',
    hint: 'With commas between them. Five waits are six tries: 1, 4, 24, 24, 48.',
    invalid: 'Write numbers of hours with commas between them, at most 20, each 0.25 or more.',
  },
  taskRules: {
    title: 'Tasks that follow from a status',
    text: 'When a lead comes to the status, whoever looks after it gets the task.',
    status: 'Status',
    task: 'Task',
    hours: 'Due in (hours)',
    add: 'Add rule',
    remove: (task: string) => `Remove the rule ${task}`,
    none: 'No rules. Tasks are made by hand.',
    invalid: 'Write a number of hours.',
  },
  contact: {
    title: 'Whether people may be contacted',
    text: 'What the rules do not ask for yet, or not of everybody. It holds at once, for every lead.',
    revokeAll:
      'Who stops texts or calls of one kind stops calls and texts of every kind (the “revoke all” rule, planned for January 31, 2027; its day has moved before)',
    quietMail: 'E-mails that answer nothing wait until the quiet hours of the person’s place are over',
  },
  turnDown: {
    title: 'Turning down',
    text: 'The reasons that a clerk chooses from, and the letter for each.',
    none: 'No reasons. A clerk writes one by hand.',
    label: 'Reason',
    count: (count: number) =>
      count === 1 ? 'Chosen for 1 lead' : `Chosen for ${count.toLocaleString('en-US')} leads`,
    letter: 'Letter',
    blanks: (names: string) =>
      `These are filled in for each person: ${names}. It has to warn of the statute of limitations.`,
    needsWarning: 'A letter has to warn of the statute of limitations. Name it in the text.',
    taken: 'There is a reason of this name already.',
    told: 'Tell the vendor who sent the lead',
    add: 'Add reason',
    remove: (label: string) => `Remove the reason ${label}`,
  },
} as const;
