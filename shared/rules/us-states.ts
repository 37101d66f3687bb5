/** The states and the District of Columbia, by their two letters. */
export const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const territories = {
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'Virgin Islands',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};

export const isTerritory = (code: string): boolean => code in territories;

/** The states, the District of Columbia and the territories. */
export const usStates: Readonly<Record<string, string>> = { ...states, ...territories };

const codes = new Map([
  ['U.S. VIRGIN ISLANDS', 'VI'],
  ...Object.entries(usStates).flatMap(([code, name]) => [
    [code, code] as const,
    [name.toUpperCase(), code] as const,
  ]),
]);

/** The two-letter code of a state given as code or name; undefined if unknown. */
export const stateCode = (text: string | undefined): string | undefined =>
  codes.get((text ?? '').trim().replace(/\s+/g, ' ').toUpperCase());

/** All spellings of a state, in capitals. */
export const namesOfState = (code: string): string[] =>
  [...codes].flatMap(([name, of]) => (of === code ? [name] : []));

/** True if two texts name the same state, even an unknown one. */
export const sameState = (one: string, other: string): boolean =>
  (stateCode(one) ?? one.trim().toUpperCase()) === (stateCode(other) ?? other.trim().toUpperCase());
