import { exactTime, shortTime, spokenTime } from '../lib/times';

/** A date and time in the reader's time zone, short or in full; the exact time shows on hover. */
export const Moment = ({ at, short = false }: { at: string; short?: boolean }) => (
  <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap tabular-nums">
    {short ? shortTime(at) : spokenTime(at)}
  </time>
);
