import type { StatementTexts } from '../../statement';
import type { tivad as entries } from '../../statements/tivad';

export const tivad: StatementTexts<typeof entries> = {
  'tivad-bard-mdl':
    'In August 2023 federal lawsuits over Bard ports were grouped as MDL 3081 in the District of Arizona, under Judge David Campbell.',
  'tivad-angio-mdl':
    'On October 3, 2024 federal lawsuits over AngioDynamics ports were grouped in the Southern District of California.',
  'tivad-reviews':
    'Medical reviews name infection, blood clots, a blocked or broken tube, a collapsed lung and bleeding among the problems that ports can bring.',
  'tivad-bard-first-trial-2026':
    'Recording Law, a site on the law, reports that in 2026 the first test trial over a Bard port went against the patient. We found no day and no second source.',
  'tivad-bard-trials-planned':
    'Sites of lawyers report an order for six test trials over Bard ports between May 2026 and February 2027.',
  'tivad-bard-cases': 'A site of lawyers reports about 2,500 pending Bard cases in January 2026.',
};
