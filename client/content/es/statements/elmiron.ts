import type { StatementTexts } from '../../statement';
import type { elmiron as entries } from '../../statements/elmiron';

export const elmiron: StatementTexts<typeof entries> = {
  'elmiron-label-2020':
    'El fabricante informó a los médicos que desde junio de 2020 la etiqueta lleva una advertencia sobre cambios de la retina. La mayoría se vio después de tres años de uso o más, algunos antes.',
  'elmiron-label-exams':
    'El fabricante sugiere exámenes de la vista durante el tratamiento. Informa que los cambios pueden seguir después de dejar la medicina.',
  'elmiron-mdl':
    'El 15 de diciembre de 2020 las demandas federales se reunieron como MDL 2973 en el Distrito de Nueva Jersey, ante el juez Brian Martinotti.',
  'elmiron-first-report':
    'En noviembre de 2018 unos oculistas describieron este cambio de la mácula en seis personas que habían tomado la medicina muchos años.',
  'elmiron-firm-rule':
    'En un caso de Elmiron buscamos dos cosas: al menos dos años de uso y síntomas dentro de un año después de dejar la medicina.',
  'elmiron-firm-years': 'Usted tomó Elmiron al menos dos años.',
  'elmiron-firm-onset':
    'Sus problemas de la vista empezaron mientras tomaba Elmiron o a más tardar un año después de dejarlo.',
};
