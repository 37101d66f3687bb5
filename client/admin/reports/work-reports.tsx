import { type Outputs, trpc } from '../../lib/trpc';
import { formatSource } from '../clients/list/list-words';
import { spokenMinutes } from '../kit/figures';
import { formatShare, templateWords } from '../message-templates/template-words';
import { countColumn, report } from './report';

const none = 'No leads in this time';

type Answers = Outputs['reports']['firstAnswers'];
type Times = Answers['total'];

const toText = (median: number | null) => (median === null ? '–' : spokenMinutes(median));

const answers = {
  useData: trpc.reports.firstAnswers.useQuery,
  columns: [
    countColumn('Leads', 'leads'),
    { header: 'First answer', cell: ({ answer }: Times) => toText(answer) },
    { header: 'First conversation', cell: ({ conversation }: Times) => toText(conversation) },
  ],
  none,
};

/** The median times to the first answer and to the first conversation. */
export const answersBySource = report({
  ...answers,
  title: 'First answer and first conversation',
  text: 'Half of the leads that got one waited this long or less. A first answer is a call, or a text or an e-mail to a person who asked for it; a first conversation is a call that reached the person.',
  toRows: ({ total, perSource }: Answers) =>
    total.leads === 0 ? [] : [...perSource, { ...total, key: 'All' }],
  head: 'Source',
  toName: ({ key }) => formatSource(key),
});

const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

export const answersByHour = report({
  ...answers,
  title: 'The same by the hour they came in',
  toRows: ({ perHour }: Answers) => perHour.filter(({ leads }) => leads > 0),
  head: 'Hour',
  toName: ({ key }) => formatHour(Number(key)),
});

/** Each clerk's work; people who may not see others' figures get only their own. */
export const clerks = report({
  title: (may) => (may('reports.people') ? 'By clerk' : 'Your own numbers'),
  text: 'Calls logged in this time, and leads that came in during this time and have signed. A lead counts for the person who sent the agreement that was signed here; otherwise, for the person it is assigned to.',
  useData: trpc.reports.clerks.useQuery,
  toRows: (rows: Outputs['reports']['clerks']) => rows,
  head: 'Person',
  toName: ({ name }) => name || 'Someone who left',
  columns: [
    countColumn('Calls', 'calls'),
    countColumn('Reached', 'reached'),
    countColumn('Signed', 'signed'),
  ],
  none: 'No calls in this time',
});

type Agreements = Outputs['reports']['agreements'];

/** Agreements sent, opened and signed, and the time that takes, by template and sender. */
export const agreements = report({
  title: 'Agreements',
  text: 'Agreements sent in this time, first by template, then by who sent them.',
  useData: ({ days }) => trpc.reports.agreements.useQuery({ days }),
  toRows: ({ templates, people }: Agreements) => [...templates, ...people],
  head: 'Template or person',
  toName: ({ name }) => name,
  columns: [
    countColumn('Sent', 'sent'),
    countColumn('Opened', 'opened'),
    countColumn('Signed', 'signed'),
    { header: 'Median hours to sign', cell: ({ medianHours }) => medianHours?.toFixed(1) ?? '–' },
  ],
  none: 'No agreements in this time',
});

const others: Readonly<Record<string, string>> = templateWords.others;

/** The outcome of the texts of each template, of the others, and of all together. */
export const texts = report({
  title: 'Texts',
  text: 'Texts of the last 90 days, by the template that they began with. A person who asked us to stop counts for the texts of the three days before.',
  needs: 'message-templates.manage',
  useData: () => trpc.messageTemplates.figures.useQuery(),
  toRows: (rows: Outputs['messageTemplates']['figures']) => rows.filter(({ sent }) => sent > 0),
  head: 'Template',
  toName: ({ id, name }) => others[id] ?? name,
  columns: [
    countColumn('Sent', 'sent'),
    countColumn('Delivered', 'delivered'),
    countColumn('Blocked as spam', 'blocked'),
    { header: 'Asked us to stop', cell: formatShare },
    { header: 'Cost', cell: ({ cost }) => cost || '–' },
  ],
  none: 'No texts in this time',
});

export const turnedDown = report({
  title: 'Turned down',
  text: 'All leads now turned down, by reason',
  useData: () => trpc.desk.reasonCounts.useQuery(),
  toRows: (rows: Outputs['desk']['reasonCounts']) => rows,
  head: 'Reason',
  toName: ({ reason }) => reason || 'No reason given',
  columns: [countColumn('Leads', 'count')],
  none: 'No leads are turned down.',
  chart: () => ({ kind: 'bars', count: ({ count }) => count }),
});
