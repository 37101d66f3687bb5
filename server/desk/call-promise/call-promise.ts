import { hour, minute } from '../../../shared/durations';
import type { Firm } from '../../../shared/firm';
import { createOfficeTime, type OfficeTime } from '../../contact/rules/office-time';
import { openEverywhere } from '../../contact/rules/open-hours';
import { anywhere, placesFor, type Whereabouts } from '../../contact/rules/places';
import type { Models } from '../../core/models';

const quarter = 15 * minute;
/** The firm's terms and the measured waits are read again after this time, never while a lead waits for it. */
const keptFor = minute;
const mostMoves = 7;
const floor = (at: number) => Math.floor(at / quarter) * quarter;
const mostKept = 1000;

/** The wait of the slowest tenth: null if too many leads get no call. Null as a whole without enough leads. */
export type Measured = { tenth: number | null } | null;

/** The document of the collection `settings` that keeps it for every server; it is no setting of the firm's. */
export const measuredId = 'callWaits';

type Options = { models: Models; firm: () => Promise<Firm>; now: () => number };
/** `answerBy`: the channel that the person chose. */
type Person = Whereabouts & { answerBy?: string | undefined };

/**
 * Promises new leads by when someone calls, or answers a person who chose that, within the hours that the firm promises:
 * after as much time in its office hours as nine of ten leads of the last month waited, at an hour at which the person
 * may be called. Without enough leads, it is the last such hour. A firm that has promised nothing promises no time.
 */
export const createCallPromise = ({ models, firm, now }: Options) => {
  let terms: { replyHours: number; office: OfficeTime } | undefined;
  let measured: Measured = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const openings = new Map<string, number>();

  const look = async (): Promise<void> => {
    readAt = now();
    const [current, stored] = await Promise.all([firm(), models.settings.findById(measuredId).lean()]);
    measured = (stored?.value as { measured?: Measured } | undefined)?.measured ?? null;
    const { replyHours } = current;
    terms = replyHours ? { replyHours, office: createOfficeTime(current) } : undefined;
  };

  /** The first time from `at` on when a call is allowed where the person may be; an e-mail always is. */
  const openTo = (person: Person, at: number): number => {
    if (person.answerBy === 'email') return at;
    const places = placesFor(person);
    const key = `${at} ${places === anywhere ? '' : places.map(({ state, zone }) => state + zone)}`;
    const opening = openings.get(key) ?? openEverywhere(places, at, false);
    if (openings.size >= mostKept) openings.clear();
    openings.set(key, opening);
    return opening;
  };

  /** True if the person may also be called a little earlier, so that the promise can be kept. */
  const canBeKept = (person: Person, at: number) => openTo(person, at - quarter) === at - quarter;

  const findFirst = (person: Person, office: OfficeTime, at: number, wait: number): number | undefined => {
    let due = office.after(Math.max(at, openTo(person, floor(at))), wait);
    for (let moves = 0; due !== undefined && moves < mostMoves; moves++) {
      const shown = Math.ceil(due / quarter) * quarter;
      if (canBeKept(person, shown)) return shown;
      due = office.after(openTo(person, shown), wait);
    }
    return undefined;
  };

  const findLast = (person: Person, office: OfficeTime, at: number, limit: number): number | undefined => {
    const earliest = at + quarter;
    let due = office.latest(earliest, limit);
    while (due !== undefined && due >= earliest) {
      const shown = floor(due);
      if (canBeKept(person, shown)) return shown;
      due = office.latest(earliest, shown - quarter);
    }
    return undefined;
  };

  return {
    look,

    /** Returns by when someone calls or answers; undefined if the firm cannot promise it. */
    find(person: Person): Date | undefined {
      const at = now();
      if (Math.abs(at - readAt) >= keptFor) look().catch(() => undefined);
      if (!terms || measured?.tenth === null) return undefined;
      const { replyHours, office } = terms;
      const limit = floor(at + replyHours * hour);
      const due = measured
        ? findFirst(person, office, at, measured.tenth)
        : findLast(person, office, at, limit);
      return due === undefined || due > limit ? undefined : new Date(due);
    },
  };
};

export type CallPromise = ReturnType<typeof createCallPromise>;
