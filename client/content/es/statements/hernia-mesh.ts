import type { StatementTexts } from '../../statement';
import type { herniaMesh as entries } from '../../statements/hernia-mesh';

export const herniaMesh: StatementTexts<typeof entries> = {
  'mesh-kugel-recall':
    'En diciembre de 2005 Davol, una unidad de C. R. Bard, empezó a retirar su parche Composix Kugel, porque un anillo de adentro podía romperse.',
  'mesh-184m-2011':
    'A mediados de 2011 C. R. Bard dijo que pagaría $184 millones. El dinero era para arreglar la mayoría de las más de 3,000 demandas por su parche Kugel, no todas.',
  'mesh-mdl-2846':
    'Desde agosto de 2018 las demandas federales por mallas de Bard y Davol están reunidas como MDL 2846 en el Distrito Sur de Ohio, ante el juez Edmund Sargus.',
  'mesh-bard-2024':
    'En octubre de 2024 Becton Dickinson, la dueña de Bard, aceptó arreglar unas 38,000 demandas por mallas para hernia. La suma no es pública.',
  'mesh-covidien-mdl':
    'Las demandas federales por mallas de Covidien están reunidas como MDL 3029 en Massachusetts.',
  'mesh-firm-2006': 'Su cirugía de malla para hernia fue el 1 de enero de 2006 o después.',
  'mesh-firm-30-days': 'Sus complicaciones llegaron más de 30 días después de la cirugía.',
  'mesh-184m-copy': 'Uno fue un acuerdo de $184 millones en 2011 por más de 3,000 demandas.',
  'mesh-fda-reports':
    'Los informes a la Administración de Alimentos y Medicamentos (FDA) nombran dolor, infección, hernia que vuelve, y órganos que se pegan entre sí.',
  'mesh-physiomesh-settled-2023':
    'El grupo federal por Ethicon Physiomesh (MDL 2782, Georgia) está arreglado: el 1 de diciembre de 2023 el juez desestimó los últimos casos, más de 200.',
  'mesh-cqur-settled-2022':
    'Se informa que el grupo federal por mallas Atrium C-QUR (MDL 2753, Nuevo Hampshire) se arregló a principios de 2022. La suma no es pública.',
  'mesh-covidien-trial-off':
    'HarrisMartin informa que el 8 de abril de 2025 la jueza fijó el primer juicio por Covidien para el 17 de febrero de 2026. No hallamos ningún veredicto ni acuerdo.',
};
