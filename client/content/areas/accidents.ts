import type { AreaFactsBySlug } from '../area-facts';

const updated = '2026-11-29';
const looked = '2026-11-24';

/** Accidents on the road, on a site, at work. */
export const accidents = {
  'ride-share-claims': {
    group: 'accidents',
    layout: 'full',
    icon: 'CarTaxiFront',
    caseType: 6,
    first: 'eligibility',
    kin: ['auto-vehicle-accident-lawsuit', 'workplace-injuries', 'product-liability'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: ['uber-mdl-3084', 'lyft-mdl-2026'],
      defendants: ['Uber Technologies, Inc.', 'Lyft, Inc.'],
      timeline: [
        'uber-mdl-3084',
        'uber-state-trial-2025',
        'uber-dean-verdict-2026',
        'lyft-mdl-2026',
        'uber-cases-3000',
      ],
      deadlines: [],
    },
  },
  'auto-vehicle-accident-lawsuit': {
    group: 'accidents',
    layout: 'full',
    icon: 'Car',
    caseType: 15,
    first: 'crashes-we-review',
    kin: ['ride-share-claims', 'workplace-injuries', 'product-liability'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: [],
      defendants: [],
      timeline: ['auto-deaths-2024', 'auto-deaths-h1-2025', 'auto-deaths-2025-nsc'],
      deadlines: [],
    },
  },
  'construction-accidents': {
    group: 'accidents',
    layout: 'simple',
    icon: 'Construction',
    caseType: 'construction-accidents',
    first: 'case-types',
    kin: ['workplace-injuries', 'product-liability', 'auto-vehicle-accident-lawsuit'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: [],
      defendants: [],
      timeline: ['construction-deaths-2023', 'construction-falls-2023', 'construction-deaths-2024'],
      deadlines: ['work-retaliation-30-days'],
    },
  },
  'workplace-injuries': {
    group: 'accidents',
    layout: 'simple',
    icon: 'BriefcaseMedical',
    caseType: 'workplace-injuries',
    first: 'case-types',
    kin: ['construction-accidents', 'chemical-exposure', 'auto-vehicle-accident-lawsuit'],
    updated,
    looked,
    reviewed: null,
    standing: {
      court: [],
      defendants: [],
      timeline: ['work-all-deaths-2023', 'work-all-deaths-2024'],
      deadlines: ['work-retaliation-30-days'],
    },
  },
} satisfies AreaFactsBySlug;
