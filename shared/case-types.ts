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
