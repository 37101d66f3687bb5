export const reportWords = {
  loading: 'Loading the report...',
  failed: 'Error loading the report',
  arrivals: {
    perDay: 'Leads per day',
    perDaySpan: 'The last 30 days',
    perCaseType: 'Leads per case type',
    perCaseTypeSpan: 'All leads',
    day: 'Day',
    leads: 'Leads',
    caseType: 'Case type',
    perDaySummary: (total: string, most: string, day: string) =>
      `${total} leads in the last 30 days. Busiest day: ${most} on ${day}.`,
    nonePerDay: 'No leads in the last 30 days',
  },
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
