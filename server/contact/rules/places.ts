import { isTerritory, stateCode } from '../../../shared/rules/us-states';
import { toE164 } from '../../leads/phone';
import { areaCodes } from './area-codes';

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

/** A state and one of its time zones, where a person may be. */
export type Place = { state: string; zone: string };

/** Returns everywhere in a state that a person may be. */
export const getPlaces = (state: string): Place[] => zones[state]!.map((zone) => ({ state, zone }));

const stateOfPhone = (phone: string): string | undefined => {
  const e164 = toE164(phone);
  return e164?.startsWith('+1') ? areaCodes.get(e164.slice(2, 5)) : undefined;
};

/** The fifty states and the District of Columbia. People elsewhere show it by their state or number. */
export const anywhere = Object.keys(zones)
  .filter((code) => !isTerritory(code))
  .flatMap(getPlaces);

export type Whereabouts = { state?: string | undefined; phoneNumber: string };

/**
 * Returns everywhere that a person may be: in the state they gave and in the state of their number, which may differ.
 * If neither is known, everywhere.
 */
export const placesFor = ({ state, phoneNumber }: Whereabouts): Place[] => {
  const codes = new Set([stateCode(state), stateOfPhone(phoneNumber)]);
  const places = [...codes].flatMap((code) => (code ? getPlaces(code) : []));
  return places.length > 0 ? places : anywhere;
};

/** Returns the time zones in which a person may be, each once. */
export const getZones = (person: Whereabouts): string[] => [
  ...new Set(placesFor(person).map(({ zone }) => zone)),
];
