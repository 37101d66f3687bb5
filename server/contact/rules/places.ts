import { isTerritory, stateCode, usStates } from '../../../shared/rules/us-states';
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

/** The time zones of states. If a state has several, all of them count. */
const statesByZones: readonly [zones: readonly string[], states: string][] = [
  [[central, east], 'AL'],
  [['America/Anchorage', 'America/Adak'], 'AK'],
  [[arizona, mountain], 'AZ'],
  [[central], 'AR IL IA LA MN MS MO OK WI'],
  [[pacific], 'CA WA'],
  [[mountain], 'CO MT NM UT WY'],
  [[east], 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'],
  [[east, central], 'FL IN KY MI TN'],
  [['Pacific/Honolulu'], 'HI'],
  [[mountain, pacific], 'ID'],
  [[central, mountain], 'KS NE ND SD TX'],
  [[pacific, mountain], 'NV OR'],
  [['America/Puerto_Rico'], 'PR'],
  [['America/St_Thomas'], 'VI'],
  [['Pacific/Guam'], 'GU'],
  [['Pacific/Saipan'], 'MP'],
  [['Pacific/Pago_Pago'], 'AS'],
];
const zones = new Map(statesByZones.flatMap(([some, list]) => list.split(' ').map((state) => [state, some])));

type Codes = { areas?: string; zips?: string };

/** In a list of parts: codes that lie in several of the state's time zones, or that the sources disagree about. */
const either = 'either';

/**
 * The area codes and ZIP codes in states with several time zones that lie in only one of them. A prefix lies in its zone
 * except for the longer codes listed with another. Where a county on the border has its own time by law or by custom, its
 * codes count as either. Checked on November 26, 2026: ZIP codes against the lists of github.com/infused/ziptz and PyPI's
 * zipcodes 1.3.0, their coordinates (npm's zipcodes 8.0.0 and tz-lookup 6.1.25), and their counties
 * (github.com/scpike/us-state-county-zip) after 49 CFR part 71; area codes against google/libphonenumber 9.0.43.
 */
const partsOfStates: Record<string, Record<string, Codes>> = {
  AL: {
    [central]: { areas: '205 251 256 659 938', zips: '350-352 354-369' },
    [either]: { zips: '36851-36852 36854 36856 36859 36863 36867-36870 36874 36877' },
  },
  AK: { 'America/Anchorage': { zips: '995-999' }, 'America/Adak': { zips: '99546-99547' } },
  AZ: {
    [arizona]: { areas: '480 520 602 623', zips: '850-853 855-857 859-860 863-864 86502' },
    [mountain]: { zips: '865 86020 86033 86035 86044 86053-86054' },
    [either]: { zips: '86003-86004 86016 86031 86040 86045 86512' },
  },
  FL: {
    [east]: {
      areas: '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954',
      zips: '320-323 326-339 341-342 344 346-347 349 32456-32457',
    },
    [central]: { zips: '324-325' },
  },
  ID: {
    [mountain]: { zips: '832-834 836-837 83547 83549' },
    [pacific]: { zips: '835 838' },
    [either]: { zips: '83522 83542 83554' },
  },
  IN: {
    [east]: { areas: '260 317 463 765', zips: '460-462 465-475 478-479' },
    [central]: {
      zips: '463-464 476-477 46531-46534 46968 47514-47515 47520 47523 47525 47531 47536-47537 47550-47552 47556 47574 47576-47577 47579 47586-47588 47922 47943 47948 47951 47963-47964 47977-47978',
    },
    [either]: { zips: '47660' },
  },
  KS: {
    [central]: { areas: '316 913', zips: '660-662 664-679' },
    [mountain]: { zips: '67733 67735 67741 67758 67761-67762 67836 67878-67879' },
    [either]: { zips: '67857' },
  },
  KY: {
    [east]: {
      areas: '502 859',
      zips: '400-418 425-426 42701-42702 42716 42718-42719 42724 42732-42733 42740 42748 42758 42776 42788',
    },
    [central]: {
      zips: '420-424 427 40111 40115 40119 40140 40143-40146 40152-40153 40170-40171 40176 40178 42602-42603 42629 42642',
    },
    [either]: { zips: '42757 42784' },
  },
  MI: {
    [east]: { areas: '231 248 269 313 517 586 616 679 734 810 947 989', zips: '480-499' },
    [central]: {
      zips: '49801-49802 49812 49815 49821 49831 49834 49845 49847-49848 49852 49858 49863 49870 49873-49874 49876-49877 49881 49886-49887 49892-49893 49896 49902-49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 49968-49969',
    },
  },
  NE: {
    [central]: {
      zips: '680-681 683-690 692 69101-69103 69120 69123 69130 69132 69135 69138 69142-69143 69151 69157 69161 69163 69165-69167 69169-69171',
    },
    [mountain]: {
      zips: '691 693 69021 69023 69027 69030 69033 69037 69041 69045 69211 69216 69218-69219',
    },
  },
  NV: {
    [pacific]: { areas: '702 725', zips: '889-891 893-895 897-898' },
    [either]: { zips: '89024 89825-89826 89831-89832 89883' },
  },
  ND: {
    [central]: { zips: '580-585 587-588 58631 58638' },
    [mountain]: { zips: '586 58529 58533 58562 58564 58569' },
    [either]: { zips: '58757 58831 58835 58838 58854' },
  },
  OR: {
    [pacific]: { areas: '503 971', zips: '970-978 97904-97905 97907' },
    [mountain]: { zips: '979' },
  },
  SD: {
    [central]: { zips: '570-575 57631-57632 57646 57648' },
    [mountain]: { zips: '576-577 57521 57537 57543 57547 57551-57553 57567 57574 57577' },
    [either]: { zips: '57532 57601' },
  },
  TN: {
    [east]: { areas: '865', zips: '373-374 376-379' },
    [central]: {
      areas: '615 629 731 901 931',
      zips: '370-372 375 380-385 37301 37305-37306 37313 37318 37324 37327-37328 37330 37334-37335 37339-37340 37342 37345 37347-37349 37352 37355-37357 37359-37360 37365-37367 37374-37376 37378 37380 37382-37383 37387-37389 37394 37396-37398 37723',
    },
    [either]: { zips: '37338' },
  },
  TX: {
    [mountain]: { areas: '915', zips: '799 885 79821 79835-79839 79847 79849 79851 79853' },
    [central]: {
      areas:
        '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
      zips: '733 73960 750-770 772-798',
    },
  },
};

/** A state and one of its time zones, where a person may be. */
export type Place = { state: string; zone: string };

/** Returns everywhere in a state that a person may be. */
export const getPlaces = (state: string): Place[] => zones.get(state)!.map((zone) => ({ state, zone }));

const placesByCode = (kind: keyof Codes, states: ReadonlyMap<string, string>): ReadonlyMap<string, Place[]> =>
  new Map([
    ...[...states].map(([code, state]): [string, Place[]] => [code, getPlaces(state)]),
    ...Object.entries(partsOfStates).flatMap(([state, parts]) =>
      Object.entries(parts).flatMap(([zone, { [kind]: list }]) =>
        (list ? expandCodes(list) : []).map((code): [string, Place[]] => [
          code,
          zone === either ? getPlaces(state) : [{ state, zone }],
        ]),
      ),
    ),
  ]);

/** Where the numbers of an area code are. */
export const areaPlaces = placesByCode('areas', areaCodes);

/** Where the ZIP codes with these first digits are: three, or five for an exception. */
export const zipPlaces = placesByCode('zips', zipStates);

const placesOfPhone = (phone: string): readonly Place[] => {
  // Parsing a number takes longer than all the rest.
  const e164 = /^\+1\d{10}$/.test(phone) ? phone : toE164(phone);
  return (e164?.startsWith('+1') && areaPlaces.get(e164.slice(2, 5))) || [];
};

const placesOfZip = (zip = ''): readonly Place[] => {
  const [digits = ''] = /^\d{5}(?!\d)/.exec(zip.trim()) ?? [];
  return zipPlaces.get(digits) ?? zipPlaces.get(digits.slice(0, 3)) ?? [];
};

/** The fifty states and the District of Columbia. People elsewhere show it by their state or number. */
export const anywhere = Object.keys(usStates)
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
