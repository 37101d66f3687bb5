import { isTerritory, stateCode } from '../../../shared/rules/us-states';
import { toE164 } from '../../leads/phone';
import { areaCodes } from './area-codes';
import { expandCodes, zipStates } from './zip-codes';

const [east, central, mountain, arizona, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
];

/** The time zones of each state. If a state has several, all of them count. */
const zones: Record<string, readonly string[]> = {
  AL: [central, east],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: [arizona, mountain],
  AR: [central],
  CA: [pacific],
  CO: [mountain],
  CT: [east],
  DE: [east],
  DC: [east],
  FL: [east, central],
  GA: [east],
  HI: ['Pacific/Honolulu'],
  ID: [mountain, pacific],
  IL: [central],
  IN: [east, central],
  IA: [central],
  KS: [central, mountain],
  KY: [east, central],
  LA: [central],
  ME: [east],
  MD: [east],
  MA: [east],
  MI: [east, central],
  MN: [central],
  MS: [central],
  MO: [central],
  MT: [mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  NH: [east],
  NJ: [east],
  NM: [mountain],
  NY: [east],
  NC: [east],
  ND: [central, mountain],
  OH: [east],
  OK: [central],
  OR: [pacific, mountain],
  PA: [east],
  RI: [east],
  SC: [east],
  SD: [central, mountain],
  TN: [east, central],
  TX: [central, mountain],
  UT: [mountain],
  VT: [east],
  VA: [east],
  WA: [pacific],
  WV: [east],
  WI: [central],
  WY: [mountain],
  PR: ['America/Puerto_Rico'],
  VI: ['America/St_Thomas'],
  GU: ['Pacific/Guam'],
  MP: ['Pacific/Saipan'],
  AS: ['Pacific/Pago_Pago'],
};

type Codes = { areas?: string; zips?: string };

/**
 * The area codes and ZIP codes in states with several time zones that lie in only one of them, after 49 CFR part 71.
 * Where a county on the border has its own time, its codes are left out.
 */
const partsOfStates: Record<string, Record<string, Codes>> = {
  AL: { [central]: { areas: '205 251 256 659 938', zips: '350-352 354-367 369' } },
  AK: { 'America/Anchorage': { zips: '996-999 99501-99524' }, 'America/Adak': { zips: '99546 99547' } },
  AZ: { [arizona]: { areas: '480 520 602 623', zips: '850-853 855-857 863-864' } },
  FL: {
    [east]: {
      areas: '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954',
      zips: '320-323 326-339 341-342 344 346-347 349',
    },
    [central]: { zips: '325' },
  },
  ID: { [mountain]: { zips: '832-834 836-837' }, [pacific]: { zips: '838' } },
  IN: {
    [east]: { areas: '260 317 463 765', zips: '460-462 466-468 470 472-474 478' },
    [central]: { zips: '464 477' },
  },
  KS: { [central]: { areas: '316 913', zips: '660-662 664-676 679' } },
  KY: {
    [east]: { areas: '502 859', zips: '400 402-418' },
    [central]: { zips: '420-424' },
  },
  MI: {
    [east]: { areas: '231 248 269 313 517 586 616 679 734 810 947 989', zips: '480-497' },
  },
  NE: { [central]: { zips: '680-681 683-689' }, [mountain]: { zips: '693' } },
  NV: { [pacific]: { areas: '702 725', zips: '889-891 893-895 897' } },
  ND: { [central]: { zips: '580-584' } },
  OR: { [pacific]: { areas: '503 971', zips: '970-978' } },
  SD: { [central]: { zips: '570-574' }, [mountain]: { zips: '577' } },
  TN: {
    [east]: { areas: '865', zips: '374 376 379' },
    [central]: { areas: '615 629 731 901 931', zips: '370-372 380-385' },
  },
  TX: {
    [mountain]: { areas: '915', zips: '799 885' },
    [central]: {
      areas:
        '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
      zips: '733 750-770 772-797',
    },
  },
};

/** A state and one of its time zones, where a person may be. */
export type Place = { state: string; zone: string };

/** Returns everywhere in a state that a person may be. */
export const getPlaces = (state: string): Place[] => zones[state]!.map((zone) => ({ state, zone }));

const placesByCode = (kind: keyof Codes, states: ReadonlyMap<string, string>): ReadonlyMap<string, Place[]> =>
  new Map([
    ...[...states].map(([code, state]): [string, Place[]] => [code, getPlaces(state)]),
    ...Object.entries(partsOfStates).flatMap(([state, parts]) =>
      Object.entries(parts).flatMap(([zone, { [kind]: list }]) =>
        (list ? expandCodes(list) : []).map((code): [string, Place[]] => [code, [{ state, zone }]]),
      ),
    ),
  ]);

/** Where the numbers of an area code are. */
export const areaPlaces = placesByCode('areas', areaCodes);

/** Where the ZIP codes with these first digits are: three, or five for an exception. */
export const zipPlaces = placesByCode('zips', zipStates);

const placesOfPhone = (phone: string): readonly Place[] => {
  const e164 = toE164(phone);
  return (e164?.startsWith('+1') && areaPlaces.get(e164.slice(2, 5))) || [];
};

const placesOfZip = (zip = ''): readonly Place[] => {
  const [digits = ''] = /^\d{5}(?!\d)/.exec(zip.trim()) ?? [];
  return zipPlaces.get(digits) ?? zipPlaces.get(digits.slice(0, 3)) ?? [];
};

/** The fifty states and the District of Columbia. People elsewhere show it by their state or number. */
export const anywhere = Object.keys(zones)
  .filter((code) => !isTerritory(code))
  .flatMap(getPlaces);

export type Whereabouts = { state?: string | undefined; zip?: string | undefined; phoneNumber: string };

/**
 * Returns everywhere that a person may be: in the state and at the ZIP code that they gave, and where their number is
 * from, which may differ. In a state with several time zones the ZIP code says which one; without it, a number of that
 * state does. If nothing is known, everywhere.
 */
export const placesFor = ({ state, zip, phoneNumber }: Whereabouts): Place[] => {
  const code = stateCode(state);
  const byZip = placesOfZip(zip);
  const byPhone = placesOfPhone(phoneNumber);
  // A number from anywhere in the state says less than a ZIP code there.
  const isVague = byPhone.length > 1 && byPhone[0]?.state === byZip[0]?.state;
  const byCodes = isVague ? byZip : [...byZip, ...byPhone];
  const named = code && byCodes.every((place) => place.state !== code) ? getPlaces(code) : [];
  const places = [...named, ...byCodes];
  const unique = new Map(places.map((place) => [place.state + place.zone, place]));
  return unique.size > 0 ? [...unique.values()] : anywhere;
};

/** Returns the time zones in which a person may be, each once. */
export const getZones = (person: Whereabouts): string[] => [
  ...new Set(placesFor(person).map(({ zone }) => zone)),
];
