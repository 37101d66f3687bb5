import { type Setting, settings } from '../../../shared/settings';
import { openEverywhere } from '../../contact/rules/open-hours';
import { placesFor, type Whereabouts } from '../../contact/rules/places';
import type { Models } from '../../core/models';
import { readSetting } from '../../core/settings/read-setting';
import { createOfficeTime } from './office-time';

const minute = 60 * 1000;
const hour = 60 * minute;
const quarter = 15 * minute;
/** The hours and the measured waits are read again after this time, never while a lead waits for it. */
const keptFor = minute;
const mostMoves = 7;
const mostKept = 1000;

/** The wait of the slowest tenth: null if too many leads get no call. Null as a whole without enough leads. */
export type Measured = { tenth: number | null } | null;

/** The document of the collection `settings` that keeps it for every server; it is no setting of the firm's. */
export const measuredId = 'callWaits';

type Options = { models: Models; timeZone: string; now: () => number };

/**
 * Promises new leads by when someone calls: after as much time in the firm's office hours as nine of ten leads of the
 * last month waited, at an hour at which the person may be called. Without enough leads, the end of the next working day.
 */
export const createCallPromise = ({ models, timeZone, now }: Options) => {
  let hours: Setting<'workHours'> = settings.workHours.initial;
  let office = createOfficeTime(hours, timeZone);
  let measured: Measured = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const openings = new Map<string, number>();

  const look = async (): Promise<void> => {
    readAt = now();
    const [current, stored] = await Promise.all([
      readSetting({ models }, 'workHours'),
      models.settings.findById(measuredId).lean(),
    ]);
    measured = (stored?.value as { measured?: Measured } | undefined)?.measured ?? null;
    if (JSON.stringify(current) === JSON.stringify(hours)) return;
    hours = current;
    office = createOfficeTime(hours, timeZone);
  };

  /** The first time from `at` on when a call is allowed where the person may be. */
  const openTo = (person: Whereabouts, at: number): number => {
    const places = placesFor(person);
    const key = `${at} ${places.map(({ state, zone }) => state + zone)}`;
    const opening = openings.get(key) ?? openEverywhere(places, at, false);
    if (openings.size >= mostKept) openings.clear();
    openings.set(key, opening);
    return opening;
  };

  return {
    look,

    /** Returns by when someone calls; undefined if the firm cannot promise it. */
    find(person: Whereabouts): Date | undefined {
      const at = now();
      if (Math.abs(at - readAt) >= keptFor) look().catch(() => undefined);
      if (measured?.tenth === null) return undefined;
      const wait = measured?.tenth;
      let due = wait === undefined ? office.endOfNextDay(at) : office.after(at, wait);
      for (let moves = 0; due !== undefined && moves < mostMoves; moves++) {
        const shown = Math.ceil(due / quarter) * quarter;
        const opening = openTo(person, shown);
        if (opening === shown) return new Date(shown);
        due = office.after(opening, wait ?? hour);
      }
      return undefined;
    },
  };
};

export type CallPromise = ReturnType<typeof createCallPromise>;
