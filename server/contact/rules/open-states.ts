import { namesOfState, usStates } from '../../../shared/rules/us-states';
import { isPlaceOpen } from './open-hours';
import { anywhere, areaPlaces, getPlaces, type Place, zipPlaces } from './places';

type Filter = Record<string, unknown>;

const toStates = (codes: readonly string[]): RegExp =>
  new RegExp(`^\\s*(?:${codes.flatMap(namesOfState).join('|')})\\s*$`, 'i');

const toNumbers = (areas: readonly string[]): RegExp => new RegExp(`^\\+1(?:${areas.join('|')})`);

const exceptions = [...zipPlaces.keys()].filter((code) => code.length === 5);

/** Matches the ZIP codes with these first digits; an exception matches only if it is named itself. */
const toZips = (codes: readonly string[]): RegExp => {
  const named = codes.filter((code) => code.length === 5);
  const prefixes = codes.filter((code) => code.length === 3);
  const byPrefix = `(?!${exceptions.join('|')})(?:${prefixes.join('|')})\\d\\d`;
  return new RegExp(`^\\s*(?:${[...named, ...(prefixes.length > 0 ? [byPrefix] : [])].join('|')})(?!\\d)`);
};

const selectCodes = (
  all: ReadonlyMap<string, readonly Place[]>,
  test: (places: readonly Place[]) => boolean,
) => [...all].flatMap(([code, places]) => (test(places) ? [code] : []));

const isIn = (state: string) => (places: readonly Place[]) => places[0]?.state === state;
const isVague = (places: readonly Place[]) => places.length > 1;

/** The filters of people who may not be called at a time because of where they may be: the rules of `placesFor`. */
export const findClosed = (at: number): Filter[] => {
  const isClosedAt = (place: Place): boolean => !isPlaceOpen(at, place);
  const isClosed = (places: readonly Place[]) => places.some(isClosedAt);
  const all = Object.keys(usStates);
  const shut = all.filter((state) => getPlaces(state).every(isClosedAt));
  const divided = all.filter((state) => isClosed(getPlaces(state)) && !shut.includes(state));
  const closedZips = selectCodes(zipPlaces, isClosed);
  const closedAreas = selectCodes(
    areaPlaces,
    (places) => isClosed(places) && !(isVague(places) && divided.some((state) => isIn(state)(places))),
  );
  return [
    ...(shut.length > 0 ? [{ state: toStates(shut) }] : []),
    ...(closedZips.length > 0 ? [{ zip: toZips(closedZips) }] : []),
    ...(closedAreas.length > 0 ? [{ phoneE164: toNumbers(closedAreas) }] : []),
    ...divided.flatMap((state) => {
      const elsewhere = { zip: { $not: toZips(selectCodes(zipPlaces, isIn(state))) } };
      const areas = selectCodes(areaPlaces, isIn(state));
      const vague = selectCodes(areaPlaces, (places) => isIn(state)(places) && isVague(places));
      return [
        { state: toStates([state]), ...elsewhere, phoneE164: { $not: toNumbers(areas) } },
        ...(vague.length > 0 ? [{ phoneE164: toNumbers(vague), ...elsewhere }] : []),
      ];
    }),
    // If nothing is known of a person, they may be anywhere.
    ...(isClosed(anywhere)
      ? [
          {
            state: { $not: toStates(all) },
            zip: { $not: toZips([...zipPlaces.keys()]) },
            phoneE164: { $not: toNumbers([...areaPlaces.keys()]) },
          },
        ]
      : []),
  ];
};
