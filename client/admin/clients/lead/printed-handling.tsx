import type { ClientRecord } from '../../../../shared/schemas/client';
import { exactTime } from '../../../lib/times';
import { clientWords } from '../client-words';
import { labelOf, useClientText } from '../use-client-text';

const shown = ['status', 'statusReason', 'assignedTo'] as const;

/** Where the lead stands, on paper: there the form for it is of no use. */
export const PrintedHandling = ({ client }: { client: ClientRecord }) => {
  const text = useClientText();
  return (
    <section className="hidden print:block">
      <h2 className="mb-2 text-lg">{clientWords.handling}</h2>
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1 text-sm">
        {shown
          .filter((field) => field !== 'statusReason' || client[field] !== '')
          .map((field) => (
            <div key={field} className="contents">
              <dt>{labelOf(field)}</dt>
              <dd>{text(field, client[field])}</dd>
            </div>
          ))}
        <dt>{clientWords.printed}</dt>
        <dd>{exactTime(new Date().toISOString())}</dd>
      </dl>
    </section>
  );
};
