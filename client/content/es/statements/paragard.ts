import type { StatementTexts } from '../../statement';
import type { paragard as entries } from '../../statements/paragard';

export const paragard: StatementTexts<typeof entries> = {
  'paragard-sold-2017': 'Reuters informa que en 2017 Teva vendió Paragard a CooperSurgical.',
  'paragard-mdl-2974':
    'Desde fines de 2020 los casos federales están reunidos como MDL 2974 en el Distrito Norte de Georgia, ante la jueza Leigh Martin May.',
  'paragard-first-trial-defense':
    'Reuters informa que el 3 de febrero de 2026 un jurado en Atlanta decidió a favor de Teva en el primer juicio, Rickard v. Teva.',
  'paragard-cases-3800':
    'Reuters informó en enero de 2026 que unas 3,800 demandas por Paragard estaban pendientes en la corte federal.',
  'paragard-three-trials':
    'Reuters informó en enero de 2026 que se planearon tres juicios de prueba. No hallamos el resultado del segundo ni del tercero.',
};
