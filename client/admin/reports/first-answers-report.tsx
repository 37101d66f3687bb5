import { timeZone } from '../../lib/times';
import { type Outputs, trpc } from '../../lib/trpc';
import { formatSource } from '../clients/list/list-words';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { spokenMinutes } from '../kit/figures';
import { Unloaded } from '../kit/loaded';
import { countColumn, NoFigures } from './report-table';
import { reportWords } from './report-words';

type Row = Outputs['reports']['firstAnswers']['perSource'][number];

const toText = (median: number | null) => (median === null ? '–' : spokenMinutes(median));
const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

type TimesProps = { head: string; rows: readonly Row[]; getRowName: (key: string) => string };

const Times = ({ head, rows, getRowName }: TimesProps) => (
  <DataTable
    label={`Time to first answer and conversation, by ${head.toLowerCase()}`}
    columns={[
      { header: head, cell: ({ key }) => getRowName(key) },
      countColumn('Leads', 'leads'),
      { header: 'First answer', cell: ({ answer }) => toText(answer), isNumber: true },
      { header: 'First conversation', cell: ({ conversation }) => toText(conversation), isNumber: true },
    ]}
    rows={rows}
    rowKey={({ key }) => key}
  />
);

/** The median times to the first answer and to the first conversation, by hour of arrival and by source. */
export const FirstAnswersReport = ({ days }: { days: number }) => {
  const query = trpc.reports.firstAnswers.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  const { total, perHour, perSource } = data;
  return (
    <Card
      title="First answer and first conversation"
      text="Half of the leads that got one waited this long or less. A first answer is a call, or a text or an e-mail to a person who asked for it; a first conversation is a call that reached the person."
    >
      {total.leads === 0 ? (
        <NoFigures text={reportWords.contact.none} />
      ) : (
        <div className="grid gap-5">
          <Times head="Source" rows={[...perSource, { ...total, key: 'All' }]} getRowName={formatSource} />
          <Times
            head="Hour"
            rows={perHour.filter(({ leads }) => leads > 0)}
            getRowName={(key) => formatHour(Number(key))}
          />
        </div>
      )}
    </Card>
  );
};
