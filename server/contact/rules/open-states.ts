import { namesOfState, usStates } from '../../../shared/rules/us-states';
import { areaCodes } from './area-codes';
import { isOpenIn } from './open-hours';
import { anywhere, getPlaces } from './places';

/** The states where calls are allowed at a time, in a form that a query can use. */
export type OpenStates = {
  /** Matches the ways people write a closed state. */
  closedStates: RegExp;
  /** Matches numbers of a closed state. */
  closedNumbers: RegExp;
  /** Matches any known state; `anyNumber` matches any known area code. */
  anyState: RegExp;
  anyNumber: RegExp;
  /** True if calls are allowed everywhere. */
  everywhere: boolean;
};

const none = /(?!)/;

const texts = (codes: readonly string[]): RegExp =>
  codes.length === 0 ? none : new RegExp(`^\\s*(?:${codes.flatMap(namesOfState).join('|')})\\s*$`, 'i');

const numbers = (codes: readonly string[]): RegExp => {
  const areas = [...areaCodes].flatMap(([area, state]) => (codes.includes(state) ? [area] : []));
  return areas.length === 0 ? none : new RegExp(`^\\+1(?:${areas.join('|')})`);
};

/** Checks each state once, however many leads there are. */
export const findOpenStates = (at: number): OpenStates => {
  const all = Object.keys(usStates);
  const closed = all.filter((code) => !isOpenIn(getPlaces(code), at));
  return {
    closedStates: texts(closed),
    closedNumbers: numbers(closed),
    anyState: texts(all),
    anyNumber: numbers(all),
    everywhere: isOpenIn(anywhere, at),
  };
};
