import { messages } from '../../../shared/messages';
import { calendarDay } from '../../lib/times';
import { type Outputs, trpc } from '../../lib/trpc';
import { formatSource } from '../clients/list/list-words';
import { percent, spokenMinutes } from '../kit/figures';
import { countColumn, report } from './report';

const number = (count: number) => count.toLocaleString('en-US');
const inPercent = (count: number) => `${count}%`;

type Contact = Outputs['reports']['firstContact'];
const medianText = (median: number | null) => (median === null ? '–' : spokenMinutes(median));
const noContact = 'No leads in this time';

/** The figures of first contact, for a row and for all leads together. */
export const contactColumns = [
  countColumn('Leads', 'leads'),
  countColumn('Contacted', 'contacted'),
  { header: 'Median', cell: ({ median }: Contact['total']) => medianText(median) },
  ...['In 5 min', 'In 1 hour', 'In 24 hours'].map((header, index) => ({
    header,
    cell: ({ within }: Contact['total']) => percent(within[index] ?? null),
  })),
];

const firstContact = {
  useData: trpc.reports.firstContact.useQuery,
  columns: contactColumns,
  none: noContact,
};

export const contactByDay = report({
  ...firstContact,
  title: 'Median by day',
  text: 'Half of each day’s leads waited this long or less',
  toRows: ({ perDay }: Contact) => perDay,
  head: 'Day',
  toName: ({ key }) => calendarDay(key),
  chart: (rows, { total }) => {
    // The unit follows from the largest value.
    const inHours = rows.some(({ median }) => (median ?? 0) >= 120);
    return {
      kind: 'columns',
      count: ({ median }) => median && Math.round((median / (inHours ? 60 : 1)) * 10) / 10,
      write: (count) => `${count} ${inHours ? 'h' : 'min'}`,
      label: `${number(total.leads)} leads. Half of those contacted waited ${medianText(total.median)} or less.`,
    };
  },
});

/** The share of each group that was contacted within an hour. */
const contactBy = <Row extends Contact['perDay'][number]>(
  title: string,
  head: string,
  toRows: (data: Contact) => readonly Row[],
  toName: (row: Row) => string,
) =>
  report({
    ...firstContact,
    title,
    text: 'Contacted within an hour, in percent',
    toRows,
    head,
    toName,
    chart: () => ({
      kind: 'bars',
      count: ({ within: [, inAnHour] }) => (typeof inAnHour === 'number' ? Math.round(inAnHour * 100) : null),
      write: inPercent,
      top: 100,
    }),
  });

const toNameOrGone = ({ name }: Contact['perPerson'][number]) => name || 'Someone who left';

export const contactByCaseType = contactBy(
  'By case type',
  'Case type',
  (data) => data.perCaseType,
  ({ name, key }) => name || key,
);
export const contactBySource = contactBy(
  'By source',
  'Source',
  (data) => data.perSource,
  ({ key }) => formatSource(key),
);
export const contactByPerson = contactBy(
  'By person who answered first',
  'Person',
  (data) => data.perPerson,
  toNameOrGone,
);

type Conversion = Outputs['reports']['conversion'];
type Tally = Conversion['perWeek'][number];

/** Counts only signatures that are proven; those recorded by hand are shown separately. */
const getRate = ({ leads, acts }: Pick<Tally, 'leads' | 'acts'>) => (leads === 0 ? null : acts / leads);
const toPercent = (tally: Tally) => Math.round((getRate(tally) ?? 0) * 100);

const addUp = (tallies: readonly Tally[]) =>
  tallies.reduce(
    (sum, { leads, signed, acts }) => ({
      leads: sum.leads + leads,
      acts: sum.acts + acts,
      recorded: sum.recorded + signed - acts,
    }),
    { leads: 0, acts: 0, recorded: 0 },
  );

const conversion = {
  useData: ({ timeZone }: { timeZone: string }) => trpc.reports.conversion.useQuery({ timeZone }),
  columns: [
    countColumn('Leads', 'leads'),
    countColumn('Signed', 'acts'),
    { header: 'Only recorded', cell: ({ signed, acts }: Tally) => number(signed - acts) },
    { header: 'Share signed', cell: (tally: Tally) => percent(getRate(tally)) },
  ],
  none: 'No leads in the last twelve weeks',
};

export const signedByWeek = report({
  ...conversion,
  title: 'From new to signed, by week',
  text: ({ perWeek }: Conversion) => {
    const { recorded } = addUp(perWeek);
    const leads = recorded === 1 ? 'lead' : 'leads';
    const counted = 'How many of each week’s leads have signed';
    return recorded === 0
      ? counted
      : `${counted}. Not counted: ${number(recorded)} ${leads} set to Signed without saying how.`;
  },
  toRows: ({ perWeek }) => perWeek,
  head: 'Week of',
  toName: ({ key }) => calendarDay(key),
  chart: (weeks) => {
    const { leads, acts } = addUp(weeks);
    return {
      kind: 'columns',
      count: (tally) => (leads === 0 ? null : toPercent(tally)),
      write: inPercent,
      label: `${number(acts)} of ${number(leads)} leads have signed: ${percent(acts / leads)}.`,
    };
  },
});

export const signedBySource = report({
  ...conversion,
  title: 'From new to signed, by source',
  text: 'The last twelve weeks',
  toRows: ({ perSource }: Conversion) => perSource,
  head: 'Source',
  toName: ({ key }) => formatSource(key),
  chart: () => ({ kind: 'bars', count: toPercent, write: inPercent, top: 100 }),
});

const useOverview = ({ timeZone }: { timeZone: string }) => trpc.dashboard.overview.useQuery({ timeZone });
type Overview = Outputs['dashboard']['overview'];
const leads = [countColumn('Leads', 'count')];

export const arrivedByDay = report({
  title: 'Leads per day',
  text: 'The last 30 days',
  useData: useOverview,
  toRows: ({ perDay }: Overview) => perDay,
  head: 'Day',
  toName: ({ day }) => calendarDay(day),
  columns: leads,
  none: 'No leads in the last 30 days',
  chart: (days) => {
    const total = days.reduce((sum, { count }) => sum + count, 0);
    const best = days.reduce((most, day) => (day.count > most.count ? day : most), days[0]!);
    return {
      kind: 'columns',
      count: ({ count }) => (total === 0 ? null : count),
      label: `${number(total)} leads in the last 30 days. Busiest day: ${number(best.count)} on ${calendarDay(best.day)}.`,
    };
  },
});

export const arrivedByCaseType = report({
  title: 'Leads per case type',
  text: 'All leads',
  useData: useOverview,
  toRows: ({ perCaseType }: Overview) => perCaseType,
  head: 'Case type',
  toName: ({ title }) => title,
  columns: leads,
  none: messages.client.noneYet,
  chart: () => ({ kind: 'bars', count: ({ count }) => count }),
});
