import { namesOfState, usStates } from '../../../shared/rules/us-states';
import { areaCodes } from './area-codes';
import { isOpenIn } from './open-hours';
import { anywhere, getPlaces } from './places';

/** Where calls are in order at a moment, as far as a query can ask for it. */
export type OpenStates = {
  /** Finds what people write for a state that is closed. */
  closedStates: RegExp;
  /** Finds numbers of a state that is closed. */
  closedNumbers: RegExp;
  /** The same for all that are known. */
  anyState: RegExp;
  anyNumber: RegExp;
  /** It is in order wherever somebody may be. */
  everywhere: boolean;
};

const none = /(?!)/;

const texts = (codes: readonly string[]): RegExp =>
  codes.length === 0 ? none : new RegExp(`^\\s*(?:${codes.flatMap(namesOfState).join('|')})\\s*$`, 'i');

const numbers = (codes: readonly string[]): RegExp => {
  const areas = [...areaCodes].flatMap(([area, state]) => (codes.includes(state) ? [area] : []));
  return areas.length === 0 ? none : new RegExp(`^\\+1(?:${areas.join('|')})`);
};

/** Each state is looked at once, however many leads there are. */
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
