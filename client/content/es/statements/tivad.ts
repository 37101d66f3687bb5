import type { StatementTexts } from '../../statement';
import type { tivad as entries } from '../../statements/tivad';

export const tivad: StatementTexts<typeof entries> = {
  'tivad-bard-mdl':
    'En agosto de 2023 las demandas federales por puertos de Bard se reunieron como MDL 3081 en el Distrito de Arizona, ante el juez David Campbell.',
  'tivad-angio-mdl':
    'El 3 de octubre de 2024 las demandas federales por puertos de AngioDynamics se reunieron en el Distrito Sur de California.',
  'tivad-reviews':
    'Las revisiones médicas nombran infección, coágulos de sangre, un tubo tapado o roto, un pulmón colapsado y sangrado entre los problemas que los puertos pueden traer.',
  'tivad-bard-first-trial-2026':
    'Recording Law, un sitio sobre leyes, informa que en 2026 el primer juicio de prueba por un puerto de Bard terminó en contra del paciente. No hallamos el día ni una segunda fuente.',
  'tivad-bard-trials-planned':
    'Sitios de abogados informan de una orden para seis juicios de prueba por puertos de Bard entre mayo de 2026 y febrero de 2027.',
  'tivad-bard-cases':
    'Un sitio de abogados informa de unos 2,500 casos pendientes contra Bard en enero de 2026.',
};
