export const settingWords = {
  backups: {
    late: 'The newest backup is too old',
    lateText: 'Look under Outbox for the reason, and tell the person who runs your server.',
  },
  saved: { title: 'Setting saved' },
  saveFailed: { title: 'Error', description: 'The setting could not be saved. Please try again.' },
  turnDown: {
    count: (count: number) =>
      count === 1 ? 'Chosen for 1 lead' : `Chosen for ${count.toLocaleString('en-US')} leads`,
  },
} as const;
