import type { OtherCaseTypeId } from './case-types';

/** The built-in case types in Spanish, by title: for the site and for what clients sign. */
export const spanishCaseTypes: Readonly<Record<string, string>> = {
  AFFF: 'AFFF (espuma contra incendios)',
  'Asbestos Lung Cancer': 'Cáncer de pulmón por asbesto',
  PFAS: 'PFAS (agua contaminada)',
  'Depo Provera': 'Depo-Provera',
  'Camp Lejeune': 'Camp Lejeune',
  'Ride Share': 'Viajes por aplicación',
  'Philips CPAP': 'CPAP de Philips',
  'Hair Relaxer': 'Alisador de cabello',
  'TIVAD / Port Catheter Lawsuit': 'TIVAD / catéter con puerto',
  'Talcum Powder': 'Talco',
  Paraquat: 'Paraquat',
  'Round Up': 'Roundup',
  'Hernia Mesh': 'Malla para hernia',
  Zantac: 'Zantac',
  'Auto Vehicle Accident': 'Accidente de auto',
  'Baby Formula': 'Fórmula para bebés',
  Elmiron: 'Elmiron',
  Paragard: 'Paragard',
};

/** The case types that are not a service, in Spanish. */
export const otherSpanishCaseTypes: Readonly<Record<OtherCaseTypeId, string>> = {
  'construction-accidents': 'Accidentes de construcción',
  'chemical-exposure': 'Exposición a químicos',
  'product-liability': 'Productos peligrosos',
  'workplace-injuries': 'Lesiones en el trabajo',
  other: 'Otro / no sé',
};
