export type CaseType = { id: number; title: string };

/** The case types to use before anyone has created a service, or when the server is unreachable. */
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

/** Choices that are not a service: four wider subjects, and "not sure". These ids are stored. */
export const otherCaseTypeIds = [
  'construction-accidents',
  'chemical-exposure',
  'product-liability',
  'workplace-injuries',
  'other',
] as const;
/** The wider subjects, which have pages. */
export const widerSubjects = [
  'construction-accidents',
  'chemical-exposure',
  'product-liability',
  'workplace-injuries',
] as const;
export type WiderSubject = (typeof widerSubjects)[number];

export type OtherCaseTypeId = (typeof otherCaseTypeIds)[number];

/** Their titles for staff; each site language has its own. */
export const otherCaseTypes: readonly { id: OtherCaseTypeId; title: string }[] = [
  { id: 'construction-accidents', title: 'Construction Accidents' },
  { id: 'chemical-exposure', title: 'Chemical Exposure' },
  { id: 'product-liability', title: 'Product Liability' },
  { id: 'workplace-injuries', title: 'Workplace Injuries' },
  { id: 'other', title: 'Other / not sure' },
];

export type CaseChoice = CaseType | { id: OtherCaseTypeId; title: string };
