import type { StatementTexts } from '../../statement';
import type { hairRelaxer as entries } from '../../statements/hair-relaxer';

export const hairRelaxer: StatementTexts<typeof entries> = {
  'hair-nih-2022':
    'Un gran estudio de los Institutos Nacionales de Salud salió el 17 de octubre de 2022. Siguió a 33,947 mujeres. A los 70 años, unas 4 de cada 100 que usaban alisadores con frecuencia tenían cáncer de útero, frente a menos de 2 de cada 100 que nunca los usaron.',
  'hair-mdl-3060':
    'En febrero de 2023 las demandas federales se reunieron como MDL 3060 en el Distrito Norte de Illinois, ante la jueza Mary Rowland.',
  'hair-fda-proposal-2023':
    'La Administración de Alimentos y Medicamentos (FDA) dejó pasar el 31 de diciembre de 2025, su propia fecha para proponer la prohibición del formaldehído en los alisadores de cabello. El plan se conoció a fines de 2023.',
  'hair-112-dismissed-2025':
    'HarrisMartin informó el 15 de enero de 2025 que la jueza desestimó 112 casos. Esas personas pueden presentarlos otra vez.',
  'hair-40-cases-2025':
    'HarrisMartin informa que el 31 de enero de 2025 la jueza ordenó a las dos partes elegir 40 casos de prueba.',
};
