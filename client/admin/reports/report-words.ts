/** A time as people say it: 40 s, 12 min, 3.5 h, 2 days. */
export const spokenMinutes = (minutes: number): string => {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 6) / 10} h`;
  return `${Math.round(minutes / (24 * 60))} days`;
};

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

export const reportWords = {
  title: 'Reports',
  loading: 'Loading the report...',
  failed: 'Error loading the report',
  days: 'Leads that came in',
  lastDays: (days: number) => `the last ${days} days`,
  contact: {
    title: 'Time to first contact',
    text: 'From the moment a lead came until somebody logged a call or changed its status. Whoever called us and was spoken with at once is not counted. A lead that still waits counts for 5 minutes, 1 hour or 24 hours once it has waited for so long.',
    leads: 'Leads',
    contacted: 'Contacted',
    median: 'Median',
    within: ['In 5 min', 'In 1 hour', 'In 24 hours'],
    none: 'No leads in this time',
    perDay: 'Median of each day',
    perDayText: 'How long half of the leads of a day waited at most',
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    percent: (count: number) => `${count}%`,
    perDaySummary: (total: string, median: string) =>
      `${total} leads; half of those contacted waited ${median} or less.`,
    day: 'Day',
    perCaseType: 'By case type',
    caseType: 'Case type',
    perSource: 'By source',
    source: 'Source',
    perPerson: 'By who answered first',
    person: 'Person',
    gone: 'Somebody who left',
    inAnHour: 'Contacted within an hour, in percent',
  },
  clerks: {
    title: 'By clerk',
    own: 'Your own figures',
    text: 'Calls logged in this time, and leads that came in this time and are signed by now. A lead counts for whoever looks after it.',
    person: 'Person',
    calls: 'Calls',
    reached: 'Reached',
    signed: 'Signed',
    none: 'No calls in this time',
    table: 'Calls, people reached and leads signed',
  },
  turnedDown: {
    title: 'Turned down',
    text: 'All leads that are turned down now, by reason',
    reason: 'Reason',
    leads: 'Leads',
    none: 'No lead is turned down.',
    noReason: 'No reason given',
  },
  conversion: {
    perWeek: 'From new to signed, by week',
    perWeekText: 'Of the leads that came in each week: how many are signed by now',
    perSource: 'From new to signed, by source',
    perSourceText: 'The last twelve weeks',
    week: 'Week of',
    source: 'Source',
    leads: 'Leads',
    signed: 'Signed',
    rate: 'Signed of all',
    none: 'No leads in the last twelve weeks',
    summary: (signed: string, leads: string, rate: string) =>
      `${signed} of ${leads} leads are signed: ${rate}.`,
    bar: (label: string, rate: string) => `${label}: ${rate}`,
  },
  start: {
    title: 'Now',
    fresh: 'New',
    unassigned: 'Unassigned',
    overdue: 'Overdue tasks',
    late: 'Waiting too long',
    lateHint: (hours: number) => (hours === 1 ? 'longer than 1 hour' : `longer than ${hours} hours`),
    mine: 'Mine',
    failed: 'Error loading what is to do',
    loading: 'Loading what is to do...',
  },
} as const;
