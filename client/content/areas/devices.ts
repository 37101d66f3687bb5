import type { AreaFactsBySlug } from '../area-facts';

const updated = '2026-11-29';
const looked = '2026-11-24';

/** Devices worn on or placed in the body. */
export const devices = {
  'philips-cpap-claims': {
    group: 'devices',
    layout: 'full',
    icon: 'Wind',
    caseType: 7,
    first: 'eligibility',
    kin: ['tivad-lawsuit-claims', 'hernia-mesh-claims', 'product-liability'],
    updated,
    looked: '2026-11-25',
    reviewed: null,
    standing: {
      court: ['philips-mdl-3014'],
      defendants: [
        'Philips RS North America LLC (Philips Respironics)',
        'Koninklijke Philips N.V.',
        'Philips North America LLC',
      ],
      timeline: [
        'philips-recall-2021',
        'philips-economic-479',
        'philips-consent-decree-2024',
        'philips-economic-final-2024',
        'philips-pi-1100',
        'philips-58000',
        'philips-economic-deadline-2024',
      ],
      deadlines: [],
    },
  },
  'tivad-lawsuit-claims': {
    group: 'devices',
    layout: 'full',
    icon: 'HeartPulse',
    caseType: 9,
    first: 'eligibility',
    kin: ['hernia-mesh-claims', 'philips-cpap-claims', 'product-liability'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: ['tivad-bard-mdl', 'tivad-angio-mdl'],
      defendants: [
        'C. R. Bard, Inc.',
        'Becton, Dickinson and Company',
        'AngioDynamics, Inc.',
        'Navilyst Medical, Inc.',
      ],
      timeline: ['tivad-bard-mdl', 'tivad-angio-mdl'],
      deadlines: [],
    },
  },
  'hernia-mesh-claims': {
    group: 'devices',
    layout: 'full',
    icon: 'Grid3x3',
    caseType: 13,
    first: 'eligibility',
    kin: ['tivad-lawsuit-claims', 'paragard-claims', 'product-liability'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: ['mesh-mdl-2846', 'mesh-covidien-mdl'],
      defendants: [
        'C. R. Bard, Inc.',
        'Davol Inc.',
        'Becton, Dickinson and Company',
        'Ethicon, Inc.',
        'Atrium Medical Corp.',
        'Covidien',
      ],
      timeline: [
        'mesh-kugel-recall',
        'mesh-184m-2011',
        'mesh-mdl-2846',
        'mesh-cqur-settled-2022',
        'mesh-physiomesh-settled-2023',
        'mesh-bard-2024',
        'mesh-covidien-trial-off',
      ],
      deadlines: [],
    },
  },
  'paragard-claims': {
    group: 'devices',
    layout: 'full',
    icon: 'Unlink',
    caseType: 18,
    first: 'eligibility',
    kin: ['depo-provera-claims', 'hernia-mesh-claims', 'product-liability'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: ['paragard-mdl-2974'],
      defendants: ['Teva Pharmaceuticals USA, Inc.', 'CooperSurgical, Inc.', 'The Cooper Companies, Inc.'],
      timeline: [
        'paragard-sold-2017',
        'paragard-mdl-2974',
        'paragard-first-trial-defense',
        'paragard-cases-3800',
      ],
      deadlines: [],
    },
  },
} satisfies AreaFactsBySlug;
