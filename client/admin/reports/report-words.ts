export const reportWords = {
  loading: 'Loading the report...',
  failed: 'Error loading the report',
  contact: {
    title: 'Time to first contact',
    within: ['In 5 min', 'In 1 hour', 'In 24 hours'],
    none: 'No leads in this time',
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    percent: (count: number) => `${count}%`,
    gone: 'Someone who left',
  },
} as const;
