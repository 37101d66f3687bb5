import type { StatementTexts } from '../../statement';
import type { depoProvera as entries } from '../../statements/depo-provera';

export const depoProvera: StatementTexts<typeof entries> = {
  'depo-bmj-2024':
    'El 27 de marzo de 2024 salió un gran estudio de Francia. Las mujeres que habían usado la inyección un año o más tenían unas 5.5 veces la probabilidad de una operación por meningioma. Para cada mujer el riesgo siguió siendo pequeño.',
  'depo-mdl-3140':
    'El 7 de febrero de 2025 los casos federales se reunieron como MDL 3140 en el Distrito Norte de Florida, ante la jueza M. Casey Rodgers.',
  'depo-pilot-cases': 'En febrero de 2025 la jueza eligió cinco casos piloto para prepararlos primero.',
  'depo-preemption-motion':
    "Mealey's, un periódico sobre leyes, informa que Pfizer pide a la corte desestimar los reclamos sobre advertencias: no podía cambiar la etiqueta sin la Administración de Alimentos y Medicamentos (FDA).",
  'depo-label-2025':
    'El 12 de diciembre de 2025 la FDA aprobó una advertencia sobre meningioma en las etiquetas de Depo-Provera CI y Depo-SubQ Provera 104.',
  'depo-label-refused-first':
    'NBC News informa que la FDA negó una advertencia que Pfizer pidió a principios de 2024 y aprobó una nueva solicitud de junio de 2025.',
  'depo-preemption-2026':
    'A principios de 2026 las dos partes escribieron otra vez a la corte sobre si la ley federal bloquea los reclamos después del cambio de la etiqueta.',
  'depo-three-months': 'La inyección evita el embarazo hasta por tres meses.',
  'depo-trial-2026':
    'La prensa informa que la jueza fijó el primer juicio para diciembre de 2026. Abogados de las mujeres dieron el día: el 7 de diciembre de 2026.',
  'depo-proof-2025':
    'HarrisMartin informa que el 14 de marzo de 2025 la jueza ordenó pruebas de las inyecciones y del tumor.',
};
