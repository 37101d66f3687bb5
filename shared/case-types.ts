/** A choice in the form's list of case types. */
export type CaseType = { id: number; title: string };

/** The case types that exist before anyone has made a service, and when the server cannot be asked. */
export const builtInCaseTypes: readonly CaseType[] = [
  'AFFF',
  'Asbestos Lung Cancer',
  'PFAS',
  'Depo Provera',
  'Camp Lejeune',
  'Ride Share',
  'Philips CPAP',
  'Hair Relaxer',
  'TIVAD / Port Catheter Lawsuit',
  'Talcum Powder',
  'Paraquat',
  'Round Up',
  'Hernia Mesh',
  'Zantac',
  'Auto Vehicle Accident',
  'Baby Formula',
  'Elmiron',
  'Paragard',
].map((title, index) => ({ id: index + 1, title }));

/** What a person may choose that is no service: four wider subjects, and not knowing. The ids are what is stored. */
export const otherCaseTypeIds = [
  'construction-accidents',
  'chemical-exposure',
  'product-liability',
  'workplace-injuries',
  'other',
] as const;
/** Those of them that have a page. */
export const widerSubjects = [
  'construction-accidents',
  'chemical-exposure',
  'product-liability',
  'workplace-injuries',
] as const;
export type WiderSubject = (typeof widerSubjects)[number];

export type OtherCaseTypeId = (typeof otherCaseTypeIds)[number];

/** Their titles as staff read them; each language of the site has its own. */
export const otherCaseTypes: readonly { id: OtherCaseTypeId; title: string }[] = [
  { id: 'construction-accidents', title: 'Construction Accidents' },
  { id: 'chemical-exposure', title: 'Chemical Exposure' },
  { id: 'product-liability', title: 'Product Liability' },
  { id: 'workplace-injuries', title: 'Workplace Injuries' },
  { id: 'other', title: 'Other / not sure' },
];

export type CaseChoice = CaseType | { id: OtherCaseTypeId; title: string };
