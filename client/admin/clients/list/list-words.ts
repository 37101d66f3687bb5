/** The texts of the list of leads and its bulk actions. */
export const listWords = {
  sources: {
    website: 'Website',
    staff: 'Typed in',
    vendor: 'Vendor',
    import: 'Import',
    phone: 'Phone call',
    text: 'Text message',
    email: 'E-mail',
    'walk-in': 'Walk-in',
    referral: 'Referral',
    sample: 'Sample',
  },
  receivedDays: (days: number) => (days === 1 ? 'Received today' : `Received in the last ${days} days`),
  waitingFor: (hours: string) => `Waiting for ${hours} hours`,
  ready: {
    callable: 'Callable now',
  },
  searchHint: 'Name, number, e-mail, message',
  near: {
    'case type': (search: string) => `No lead is named "${search}". These leads have that case type.`,
    close: (search: string) => `No exact match. Close to "${search}":`,
  },
  waitingHours: {
    '0': 'Not yet contacted',
    '1': 'Waiting for 1 hour',
    '4': 'Waiting for 4 hours',
    '24': 'Waiting for 24 hours',
  },
  changed: { title: 'Client Updated' },
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  setStatus: 'Set status',

  progress: (done: number, all: number) => `${done} of ${all} done`,
  manyChanged: (count: number) => ({ title: count === 1 ? '1 lead updated' : `${count} leads updated` }),
  manyUndone: (count: number) => ({
    title: count === 1 ? '1 lead changed back' : `${count} leads changed back`,
  }),
  manyDeleted: (count: number) => ({ title: count === 1 ? '1 lead deleted' : `${count} leads deleted` }),
  manyRestored: (count: number) => ({
    title: count === 1 ? '1 lead restored' : `${count} leads restored`,
  }),
  moved: (name: string, status: string) => `${name} is now ${status}.`,
  notMoved: (name: string, status: string) => `${name} stays ${status}.`,
  viewSaved: { title: 'View saved' },
  viewFailed: { title: 'Error', description: 'The view could not be saved. Please try again.' },
  sharedBy: (owner: string) => (owner ? `Shared by ${owner}` : 'Shared'),
} as const;

/** A source in words; one of an earlier version as it is stored. */
export const formatSource = (source: string): string =>
  listWords.sources[source as keyof typeof listWords.sources] ?? source;
