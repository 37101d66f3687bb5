import type { StatementTexts } from '../../statement';
import type { tivad as entries } from '../../statements/tivad';

export const tivad: StatementTexts<typeof entries> = {
  'tivad-bard-mdl':
    'En agosto de 2023 las demandas federales por puertos de Bard se reunieron como MDL 3081 en el Distrito de Arizona, ante el juez David Campbell.',
  'tivad-angio-mdl':
    'El 3 de octubre de 2024 las demandas federales por puertos de AngioDynamics se reunieron en el Distrito Sur de California.',
  'tivad-reviews':
    'Las revisiones médicas nombran infección, coágulos de sangre, un tubo tapado o roto, un pulmón colapsado y sangrado entre los problemas que los puertos pueden traer.',
};
