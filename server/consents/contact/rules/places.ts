import { toE164 } from '../../../clients/phone';
import { areaCodes } from './area-codes';

const [east, central, mountain, arizona, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
];

/** The name and the time zones of each state; where it has several, all of them are kept. */
const states: Record<string, readonly [name: string, ...zones: string[]]> = {
  AL: ['Alabama', central, east],
  AK: ['Alaska', 'America/Anchorage', 'America/Adak'],
  AZ: ['Arizona', arizona, mountain],
  AR: ['Arkansas', central],
  CA: ['California', pacific],
  CO: ['Colorado', mountain],
  CT: ['Connecticut', east],
  DE: ['Delaware', east],
  DC: ['District of Columbia', east],
  FL: ['Florida', east, central],
  GA: ['Georgia', east],
  HI: ['Hawaii', 'Pacific/Honolulu'],
  ID: ['Idaho', mountain, pacific],
  IL: ['Illinois', central],
  IN: ['Indiana', east, central],
  IA: ['Iowa', central],
  KS: ['Kansas', central, mountain],
  KY: ['Kentucky', east, central],
  LA: ['Louisiana', central],
  ME: ['Maine', east],
  MD: ['Maryland', east],
  MA: ['Massachusetts', east],
  MI: ['Michigan', east, central],
  MN: ['Minnesota', central],
  MS: ['Mississippi', central],
  MO: ['Missouri', central],
  MT: ['Montana', mountain],
  NE: ['Nebraska', central, mountain],
  NV: ['Nevada', pacific, mountain],
  NH: ['New Hampshire', east],
  NJ: ['New Jersey', east],
  NM: ['New Mexico', mountain],
  NY: ['New York', east],
  NC: ['North Carolina', east],
  ND: ['North Dakota', central, mountain],
  OH: ['Ohio', east],
  OK: ['Oklahoma', central],
  OR: ['Oregon', pacific, mountain],
  PA: ['Pennsylvania', east],
  RI: ['Rhode Island', east],
  SC: ['South Carolina', east],
  SD: ['South Dakota', central, mountain],
  TN: ['Tennessee', east, central],
  TX: ['Texas', central, mountain],
  UT: ['Utah', mountain],
  VT: ['Vermont', east],
  VA: ['Virginia', east],
  WA: ['Washington', pacific],
  WV: ['West Virginia', east],
  WI: ['Wisconsin', central],
  WY: ['Wyoming', mountain],
  PR: ['Puerto Rico', 'America/Puerto_Rico'],
  VI: ['U.S. Virgin Islands', 'America/St_Thomas'],
  GU: ['Guam', 'Pacific/Guam'],
  MP: ['Northern Mariana Islands', 'Pacific/Saipan'],
  AS: ['American Samoa', 'Pacific/Pago_Pago'],
};

/** A state and one of its time zones: where a person may be. */
export type Place = { state: string; zone: string };

const byName = new Map(
  Object.entries(states).flatMap(([code, [name]]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Every state by its code, with what people call it. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  Object.entries(states).map(([code, [name]]) => [code, name]),
);

/** Everywhere in a state that a person may be. */
export const placesOf = (state: string): Place[] => states[state]!.slice(1).map((zone) => ({ state, zone }));

const stateOfPhone = (phone: string): string | undefined => {
  const e164 = toE164(phone);
  return e164?.startsWith('+1') ? areaCodes.get(e164.slice(2, 5)) : undefined;
};

/** The fifty states and the district: who lives elsewhere says so by state or number. */
export const anywhere = Object.keys(states)
  .filter((code) => !['PR', 'VI', 'GU', 'MP', 'AS'].includes(code))
  .flatMap(placesOf);

export type Whereabouts = { state?: string | undefined; phoneNumber: string };

/**
 * Everywhere that a person may be: where they say that they live, and where their number is from, which may be another
 * state. Where neither is known, everywhere.
 */
export const placesFor = ({ state = '', phoneNumber }: Whereabouts): Place[] => {
  const codes = new Set([byName.get(state.trim().toLowerCase()), stateOfPhone(phoneNumber)]);
  const places = [...codes].flatMap((code) => (code ? placesOf(code) : []));
  return places.length > 0 ? places : anywhere;
};

/** The time zones in which a person may be, each once. */
export const zonesOf = (person: Whereabouts): string[] => [
  ...new Set(placesFor(person).map(({ zone }) => zone)),
];
