import type { StatementTexts } from '../../statement';
import type { hairRelaxer as entries } from '../../statements/hair-relaxer';

export const hairRelaxer: StatementTexts<typeof entries> = {
  'hair-nih-2022':
    'Un gran estudio de los Institutos Nacionales de Salud salió el 17 de octubre de 2022. Siguió a 33,947 mujeres. A los 70 años, unas 4 de cada 100 que usaban alisadores con frecuencia tenían cáncer de útero, frente a menos de 2 de cada 100 que nunca los usaron.',
  'hair-mdl-3060':
    'En febrero de 2023 las demandas federales se reunieron como MDL 3060 en el Distrito Norte de Illinois, ante la jueza Mary Rowland.',
  'hair-fda-proposal-2023':
    'A fines de 2023 se supo que la Administración de Alimentos y Medicamentos (FDA) pensaba prohibir el formaldehído en los alisadores de cabello. El plan se ha aplazado más de una vez.',
  'hair-32-cases': 'En 2026 la corte prepara 32 casos de prueba.',
  'hair-cases-2026':
    'En 2026 había unas 11,000 demandas por alisadores de cabello pendientes en la corte federal.',
  'hair-trials-2027': 'Los primeros juicios federales se esperan en 2027.',
};
