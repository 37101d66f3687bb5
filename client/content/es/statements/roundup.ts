import type { StatementTexts } from '../../statement';
import type { roundup as entries } from '../../statements/roundup';

export const roundup: StatementTexts<typeof entries> = {
  'roundup-iarc-2015':
    'En 2015 la agencia del cáncer de la Organización Mundial de la Salud dijo que el glifosato probablemente puede causar cáncer en las personas.',
  'roundup-2020-settlement':
    'En junio de 2020 Bayer, dueña de Monsanto, dijo que pagaría hasta $10,900 millones para arreglar cerca de 75 por ciento de unos 125,000 reclamos.',
  'roundup-class-2021-rejected':
    'El 26 de mayo de 2021 un juez federal se negó a aprobar un acuerdo colectivo de $2,000 millones para reclamos futuros.',
  'roundup-9th-circuit-2022':
    'El 17 de junio de 2022 una corte federal de apelaciones anuló la parte de salud de una decisión de la Agencia de Protección Ambiental (EPA). La EPA había dicho que no era probable que el glifosato causara cáncer.',
  'roundup-paid-11bn':
    'A fines de 2025 se informó de que los acuerdos por Roundup sumaban unos $11,000 millones en total, por unos 100,000 reclamos.',
  'roundup-class-2026-proposed':
    'El 17 de febrero de 2026 Monsanto anunció un acuerdo colectivo de hasta $7,250 millones, pagados en hasta 21 años. Es para reclamos por linfoma no Hodgkin, de hoy y de después. Necesita la aprobación de una corte.',
  'roundup-class-prelim-approval':
    'El 4 de marzo de 2026 un juez en St. Louis dio a ese acuerdo una primera aprobación preliminar.',
  'roundup-claims-pending-2026':
    'En febrero de 2026 se informó de que seguían abiertos unos 65,000 a 67,000 reclamos.',
  'roundup-durnell-2026':
    'El 25 de junio de 2026 la Corte Suprema de los Estados Unidos decidió en Monsanto v. Durnell, por 7 a 2. La ley federal sobre herbicidas impide los reclamos estatales que dicen que la etiqueta debía llevar una advertencia de cáncer que la EPA no exigía.',
  'roundup-durnell-not-science':
    'La Corte Suprema no decidió si Roundup causa cáncer. Decidió quién controla la etiqueta.',
  'roundup-mdl-2741':
    'Los casos federales están reunidos como MDL 2741 en el Distrito Norte de California, ante el juez Vince Chhabria.',
  'roundup-epa-withdrew-2022':
    'En septiembre de 2022 la EPA retiró su decisión de 2020 sobre el glifosato. Dijo que sus conclusiones sobre la salud no habían cambiado.',
  'roundup-opt-out-2026':
    'Quienes podían ser parte de ese acuerdo tenían hasta el 4 de junio de 2026 para salirse o para oponerse. Ese día ya pasó.',
  'roundup-final-open-2026':
    'Bayer esperaba la aprobación final en julio de 2026. No hallamos si la corte la dio, ni hasta qué día se puede presentar un reclamo.',
};
