import { day } from '../../shared/durations';
import { parseDuration, type SequenceStep, usualWindow } from '../../shared/schemas/sequence';
import { momentOfWall, toWallTime } from '../../shared/zoned-time';
import { type QuietHours, quietUntil } from '../contact/quiet-hours';
import { openEverywhere } from '../contact/rules/open-hours';
import { getZones, placesFor, type Whereabouts } from '../contact/rules/places';
import { fill, greetedName, oneLine } from '../mail/render-mail';
import type { Texts } from '../texting/texts';

/** A step's words for one person. A missing value is dropped with the comma or space before it. */
export const fillStep = (
  { subject, text }: Pick<SequenceStep, 'subject' | 'text'>,
  { firstName }: { firstName: string },
  firm: Awaited<ReturnType<Texts['firm']>>,
) => {
  const values = { firstName: greetedName(oneLine(firstName)), firm: firm.name, phone: firm.phone };
  return { ...(subject && { subject: fill(subject, values) }), text: fill(text, values).trim() };
};

const getWait = ({ wait }: Pick<SequenceStep, 'wait'>): number => parseDuration(wait) ?? 0;
export const getWindow = ({ within = usualWindow }: Pick<SequenceStep, 'within'>): number =>
  parseDuration(within) ?? day;

/** Returns when clocks in a zone next show a time of day, such as 10:00. */
const nextTimeOfDay = (clock: string, zone: string, at: number): number => {
  const wall = toWallTime(at, zone);
  const offset = (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;
  const today = momentOfWall(wall - (wall % day) + offset, zone);
  return today >= at ? today : momentOfWall(wall - (wall % day) + day + offset, zone);
};

/** Returns when a step is planned, from when its wait began: after the wait, at its time of day wherever the person may be. */
export const planStep = (step: SequenceStep, person: Whereabouts, since: number): number => {
  const { at: clock } = step;
  const waited = since + getWait(step);
  return clock ? Math.max(...getZones(person).map((zone) => nextTimeOfDay(clock, zone, waited))) : waited;
};

/** Returns the first moment from `at` on at which the hours permit a step's channel. */
export const openFor = (
  { channel }: Pick<SequenceStep, 'channel'>,
  person: Whereabouts,
  at: number,
  quiet?: QuietHours,
): number =>
  channel === 'email'
    ? (quietUntil(quiet, at)?.getTime() ?? at)
    : openEverywhere(placesFor(person), at, channel === 'text');
