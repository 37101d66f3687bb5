import { useState } from 'react';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { cardClass } from '../kit/card';
import { ScreenHead } from '../screen-head';
import {
  arrivedByCaseType,
  arrivedByDay,
  contactByCaseType,
  contactByDay,
  contactByPerson,
  contactBySource,
  contactColumns,
  signedBySource,
  signedByWeek,
} from './contact-reports';
import { agreements, answersByHour, answersBySource, clerks, texts, turnedDown } from './work-reports';

/** The figures of all leads together. */
const Totals = ({ days }: { days: number }) => {
  const { data } = trpc.reports.firstContact.useQuery({ days, timeZone: timeZone() });
  return (
    data && (
      <dl className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {contactColumns.map(({ header, cell }) => (
          <div key={header} className={`${cardClass} p-4`}>
            <dt className="text-sm text-muted">{header}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{cell(data.total)}</dd>
          </div>
        ))}
      </dl>
    )
  );
};

const groups = [
  {
    title: 'Time to first contact',
    text: 'From when a lead came in until someone logged a call or changed its status. People who called us and got through right away do not count. A lead that is still waiting counts toward 5 minutes, 1 hour or 24 hours once it has waited that long.',
    Above: Totals,
    reports: { contactByDay, contactByCaseType, contactBySource, contactByPerson },
    className: 'xl:grid-cols-2',
  },
  {
    title: 'Arrived and signed',
    reports: { signedByWeek, signedBySource, arrivedByDay, arrivedByCaseType },
    className: 'xl:grid-cols-[1.4fr_1fr]',
  },
  {
    title: 'The office’s work',
    reports: { answersBySource, answersByHour, clerks, agreements, texts, turnedDown },
    className: 'max-w-3xl',
  },
];

const spans = [7, 30, 90] as const;

/** Reports on response times, each clerk's work, and turned-down leads. */
export const ReportsScreen = () => {
  const [days, setDays] = useState<number>(30);
  return (
    <>
      <ScreenHead title="Reports" />
      <Select
        id="report-days"
        label="Leads that came in"
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        className="mb-5 max-w-60"
        choices={spans.map((span) => ({ value: span, label: `the last ${span} days` }))}
      />
      {groups.map(({ title, text, Above, reports, className }) => (
        <section key={title} aria-label={title} className="mb-8">
          <h2 className="mb-4 text-xl">{title}</h2>
          {text && <p className="-mt-3 mb-4 max-w-3xl text-sm text-muted">{text}</p>}
          {Above && <Above days={days} />}
          <div className={`grid grid-cols-1 items-start gap-5 ${className}`}>
            {Object.entries(reports).map(([name, Report]) => (
              <Report key={name} days={days} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
};
