import { exactTime, shortTime } from '../lib/times';

/** A moment in the person's time zone; the exact time on hover. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap">
    {shortTime(at)}
  </time>
);
