import { Clock } from 'lucide-react';
import { localTimes } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { useNow } from '../kit/use-now';

/** The person's local time; the earliest and latest if several time zones are possible. */
export const LocalTime = ({ id }: { id: string }) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  const now = useNow();
  if (!data) return null;
  return (
    <span className="flex items-center gap-1.5 text-muted tabular-nums print:hidden">
      <Clock aria-hidden className="size-4" />
      {`${localTimes(data.zones, now)} there`}
    </span>
  );
};
