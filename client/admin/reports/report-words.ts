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
    text: 'From when a lead came in until someone logged a call or changed its status. People who called us and got through right away do not count. A lead that is still waiting counts toward 5 minutes, 1 hour or 24 hours once it has waited that long.',
    leads: 'Leads',
    contacted: 'Contacted',
    median: 'Median',
    within: ['In 5 min', 'In 1 hour', 'In 24 hours'],
    none: 'No leads in this time',
    perDay: 'Median by day',
    perDayText: 'Half of each day’s leads waited this long or less',
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    percent: (count: number) => `${count}%`,
    perDaySummary: (total: string, median: string) =>
      `${total} leads. Half of those contacted waited ${median} or less.`,
    day: 'Day',
    perCaseType: 'By case type',
    caseType: 'Case type',
    perSource: 'By source',
    source: 'Source',
    perPerson: 'By person who answered first',
    person: 'Person',
    gone: 'Someone who left',
    inAnHour: 'Contacted within an hour, in percent',
  },
  agreements: {
    title: 'Agreements',
    text: 'Agreements sent in this time, first by template, then by who sent them.',
    table: 'Table of agreements',
    none: 'No agreements in this time',
    name: 'Template or person',
    sent: 'Sent',
    opened: 'Opened',
    signed: 'Signed',
    hours: 'Median hours to sign',
  },
  clerks: {
    title: 'By clerk',
    own: 'Your own numbers',
    text: 'Calls logged in this time, and leads that came in during this time and have signed. A lead counts for the person it is assigned to.',
    person: 'Person',
    calls: 'Calls',
    reached: 'Reached',
    signed: 'Signed',
    none: 'No calls in this time',
    table: 'Calls, people reached and leads signed',
  },
  turnedDown: {
    title: 'Turned down',
    text: 'All leads now turned down, by reason',
    reason: 'Reason',
    leads: 'Leads',
    none: 'No leads are turned down.',
    noReason: 'No reason given',
  },
  conversion: {
    perWeek: 'From new to signed, by week',
    perWeekText: 'How many of each week’s leads have signed',
    notCounted: (written: string, count: number) =>
      `How many of each week’s leads have signed. Not counted: ${written} ${count === 1 ? 'lead' : 'leads'} set to Signed without saying how.`,
    perSource: 'From new to signed, by source',
    perSourceText: 'The last twelve weeks',
    week: 'Week of',
    source: 'Source',
    leads: 'Leads',
    signed: 'Signed',
    recorded: 'Only recorded',
    rate: 'Share signed',
    none: 'No leads in the last twelve weeks',
    summary: (signed: string, leads: string, rate: string) =>
      `${signed} of ${leads} leads have signed: ${rate}.`,
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
    failed: 'Error loading what there is to do',
    loading: 'Loading what there is to do...',
  },
} as const;
