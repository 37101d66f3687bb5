import type { StatementTexts } from '../../statement';
import type { babyFormula as entries } from '../../statements/baby-formula';

export const babyFormula: StatementTexts<typeof entries> = {
  'nec-cochrane':
    'Revisiones de estudios hallaron NEC más veces en bebés prematuros que recibieron fórmula que en los que recibieron leche materna donada.',
  'nec-gill-2024':
    'El 26 de julio de 2024 un jurado en St. Louis otorgó $495 millones contra Abbott. Abbott pidió al juez anularlo. No hallamos qué pasó después.',
  'nec-whitfield-2024':
    'En octubre de 2024 un jurado en St. Louis decidió a favor de Abbott y Mead Johnson en otro juicio.',
  'nec-whitfield-new-trial': 'El 13 de marzo de 2025 el juez anuló ese resultado y ordenó un nuevo juicio.',
  'nec-mdl':
    'Desde 2022 las demandas federales están reunidas como MDL 3026 en el Distrito Norte de Illinois, ante la jueza Rebecca Pallmeyer.',
  'nec-watson-2024':
    'El 13 de marzo de 2024, en el primer juicio, un jurado en Illinois otorgó $60 millones contra Mead Johnson a la madre de un bebé que murió. Se informa que una corte de apelaciones anuló ese veredicto. No pudimos confirmarlo.',
  'nec-federal-2025':
    'Se informa que la jueza federal desestimó tres casos de prueba antes del juicio, todos a favor de Abbott: en mayo, en julio y el 24 de octubre de 2025.',
  'nec-venue-2025':
    'Law360 informa que el 12 de diciembre de 2025 una corte de apelaciones de Illinois dijo que 23 casos contra Abbott eran demasiada carga para las cortes del condado de Cook.',
};
