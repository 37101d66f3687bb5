import type { StatementTexts } from '../../statement';
import type { paragard as entries } from '../../statements/paragard';

export const paragard: StatementTexts<typeof entries> = {
  'paragard-sold-2017': 'En 2017 Teva vendió Paragard a CooperSurgical.',
  'paragard-mdl-2974':
    'Desde fines de 2020 los casos federales están reunidos como MDL 2974 en el Distrito Norte de Georgia, ante la jueza Leigh Martin May.',
  'paragard-stay-denied': 'El 12 de enero de 2026 la jueza se negó a aplazar el primer juicio.',
  'paragard-first-trial-defense':
    'El primer juicio, Rickard v. Teva, empezó el 20 de enero de 2026. El 3 de febrero de 2026 el jurado en Atlanta decidió a favor de Teva.',
  'paragard-cases-3800':
    'A principios de 2026 había unas 3,800 demandas por Paragard pendientes en la corte federal.',
  'paragard-three-trials': 'La corte planeó tres juicios de prueba. Teva ganó el primero.',
};
