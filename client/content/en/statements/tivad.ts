import type { StatementTexts } from '../../statement';
import type { tivad as entries } from '../../statements/tivad';

export const tivad: StatementTexts<typeof entries> = {
  'tivad-bard-mdl':
    'In August 2023 federal lawsuits over Bard ports were grouped as MDL 3081 in the District of Arizona, under Judge David Campbell.',
  'tivad-angio-mdl':
    'On October 3, 2024 federal lawsuits over AngioDynamics ports were grouped in the Southern District of California.',
  'tivad-reviews':
    'Medical reviews name infection, blood clots, a blocked or broken tube, a collapsed lung and bleeding among the problems that ports can bring.',
};
