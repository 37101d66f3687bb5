import type { ClientRecord } from '../../../../shared/schemas/client';
import { formatLabel, useClientText } from '../use-client-text';

const shown = ['phoneNumber', 'email', 'status', 'statusReason', 'assignedTo'] as const;

/** Contact details and status in print, where links and lists are useless. */
export const PrintedHandling = ({ client }: { client: ClientRecord }) => {
  const text = useClientText();
  return (
    <section className="hidden print:block">
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1 text-sm">
        {shown
          .filter((field) => field !== 'statusReason' || client[field] !== '')
          .map((field) => (
            <div key={field} className="contents">
              <dt>{formatLabel(field)}</dt>
              <dd>{text(field, client[field])}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
