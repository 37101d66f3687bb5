import type { StatementTexts } from '../../statement';
import type { babyFormula as entries } from '../../statements/baby-formula';

export const babyFormula: StatementTexts<typeof entries> = {
  'nec-cochrane':
    'Revisiones de estudios hallaron NEC más veces en bebés prematuros que recibieron fórmula que en los que recibieron leche materna donada.',
  'nec-gill-2024': 'El 26 de julio de 2024 un jurado en St. Louis otorgó $495 millones contra Abbott.',
  'nec-whitfield-2024':
    'En octubre de 2024 un jurado en St. Louis decidió a favor de Abbott y Mead Johnson en otro juicio.',
  'nec-whitfield-new-trial': 'El 13 de marzo de 2025 el juez anuló ese resultado y ordenó un nuevo juicio.',
  'nec-mdl':
    'Desde 2022 las demandas federales están reunidas como MDL 3026 en el Distrito Norte de Illinois, ante la jueza Rebecca Pallmeyer.',
  'nec-first-bellwether':
    'El 2 de mayo de 2025 la jueza federal terminó el primer caso de prueba antes del juicio.',
  'nec-second-bellwether': 'En julio de 2025 terminó también el segundo caso de prueba.',
  'nec-third-bellwether':
    'En octubre de 2025 terminó un tercer caso de prueba antes del juicio, otra vez a favor de Abbott.',
};
