import { useState } from 'react';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { AgreementsReport } from './agreements-report';
import { ClerksReport } from './clerks-report';
import { FirstContactReport } from './first-contact-report';
import { reportWords as words } from './report-words';
import { TurnedDownReport } from './turned-down-report';

const spans = [7, 30, 90] as const;

/** Reports on response times, each clerk's work, and turned-down leads. */
export const ReportsScreen = () => {
  const [days, setDays] = useState<number>(30);
  const query = trpc.reports.firstContact.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  return (
    <>
      <ScreenHead title="Reports" />
      <Select
        id="report-days"
        label="Leads that came in"
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        className="mb-5 max-w-60"
      >
        {spans.map((span) => (
          <option key={span} value={span}>
            {`the last ${span} days`}
          </option>
        ))}
      </Select>
      <section aria-label={words.contact.title} className="mb-8">
        <h2 className="mb-1 text-xl">{words.contact.title}</h2>
        <p className="mb-4 max-w-3xl text-sm text-muted">
          From when a lead came in until someone logged a call or changed its status. People who called us and
          got through right away do not count. A lead that is still waiting counts toward 5 minutes, 1 hour or
          24 hours once it has waited that long.
        </p>
        {!data && <Unloaded query={query} loading={words.loading} failed={words.failed} />}
        {data && <FirstContactReport report={data} />}
      </section>
      <div className="mb-5 max-w-3xl">
        <ClerksReport days={days} />
      </div>
      <div className="mb-5 max-w-3xl">
        <AgreementsReport days={days} />
      </div>
      <div className="max-w-3xl">
        <TurnedDownReport />
      </div>
    </>
  );
};
