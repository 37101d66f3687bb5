import { exactTime, shortTime, spokenTime } from '../lib/times';

/** A moment in the person's time zone, as short as a row wants it or in full; the exact time on hover. */
export const Moment = ({ at, short = false }: { at: string; short?: boolean }) => (
  <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap tabular-nums">
    {short ? shortTime(at) : spokenTime(at)}
  </time>
);
