import type { StatementTexts } from '../../statement';
import type { rideShare as entries } from '../../statements/ride-share';

export const rideShare: StatementTexts<typeof entries> = {
  'uber-mdl-3084':
    'En octubre de 2023 las demandas federales de pasajeros de Uber que dicen que un conductor los agredió se reunieron como MDL 3084 en el Distrito Norte de California, ante el juez Charles Breyer.',
  'uber-state-trial-2025':
    'El 30 de septiembre de 2025, en un primer juicio estatal en San Francisco, el jurado decidió que Uber fue negligente, pero que no causó el daño. Uber no tuvo que pagar.',
  'uber-dean-verdict-2026':
    'El 5 de febrero de 2026 un jurado federal en Phoenix ordenó a Uber pagar $8.5 millones a una pasajera, porque el conductor parecía actuar por Uber. Rechazó los reclamos de negligencia y de diseño inseguro. Uber dijo que apelaría.',
  'uber-cases-3000':
    'Bloomberg Law informó en enero de 2026 que casi 3,000 pasajeros tenían demandas pendientes en el grupo federal de Uber.',
  'lyft-mdl-2026':
    'El Daily Journal informa que el 5 de febrero de 2026 jueces federales reunieron 17 demandas de pasajeros de Lyft en el Distrito Norte de California.',
};
