import type { StatementTexts } from '../../statement';
import type { afffAndPfas as entries } from '../../statements/afff-and-pfas';

export const afffAndPfas: StatementTexts<typeof entries> = {
  'afff-faa-2018-act':
    'En octubre de 2018 una ley ordenó a la Administración Federal de Aviación (FAA) dejar de exigir esta espuma en los aeropuertos a más tardar el 4 de octubre de 2021.',
  'afff-faa-2021-certalert':
    'En octubre de 2021 la FAA dejó de pedir esta espuma por su nombre. Los aeropuertos la siguieron usando, porque cualquier otra espuma tenía que pasar la misma prueba.',
  'afff-milspec-2023':
    'En enero de 2023 el Departamento de Defensa fijó una norma para espuma sin PFAS, y la FAA la aceptó. Los aeropuertos pueden cambiar a ella, pero no están obligados.',
  'afff-first-f3-2023': 'En septiembre de 2023 se aprobó la primera espuma sin PFAS para los aeropuertos.',
  'afff-dod-deadline-2026':
    'Después de dos aplazamientos, la ley ordenó al ejército dejar de usar la espuma en las bases para el 1 de octubre de 2026. Una ley del 18 de diciembre de 2025 escribió esa regla de nuevo: el Departamento de Defensa puede aplazarla otra vez para algunas bases. No hallamos un aplazamiento así.',
  'afff-ships-exception': 'La prohibición militar no cubre la espuma que se usa solo en barcos en el mar.',
  'afff-iarc-2023':
    'En noviembre de 2023 la agencia del cáncer de la Organización Mundial de la Salud puso el PFOA en su lista de causas de cáncer en las personas, y el PFOS como causa posible.',
  'afff-mdl-2873':
    'Desde diciembre de 2018 los casos federales están reunidos como MDL 2873 en el Distrito de Carolina del Sur, ante el juez Richard Gergel.',
  'afff-dupont-water-2024':
    'El 8 de febrero de 2024 la corte aprobó de forma final un acuerdo de $1,185 millones entre empresas de DuPont y sistemas públicos de agua.',
  'afff-3m-water-2024':
    'El 29 de marzo de 2024 la corte aprobó de forma final un acuerdo de $10,300 a $12,500 millones entre 3M y sistemas públicos de agua.',
  'afff-water-not-people':
    'Los acuerdos de 2024 con 3M y DuPont pagan a sistemas de agua. No pagan a personas que se enfermaron.',
  'afff-first-pi-trial-off':
    'El primer juicio por una enfermedad, cáncer de riñón, estaba fijado para el 20 de octubre de 2025. El 15 de agosto de 2025 el juez lo quitó del calendario, para ordenar un gran número de reclamos sin presentar.',
  'pfas-epa-rule-2024':
    'El 10 de abril de 2024 la Agencia de Protección Ambiental (EPA) fijó los primeros límites nacionales de PFAS en el agua potable: 4 partes por billón (ppt) para el PFOA y lo mismo para el PFOS.',
  'pfas-epa-2025':
    'El 14 de mayo de 2025 la EPA dijo que mantendría los límites de PFOA y PFOS, que daría a los sistemas de agua hasta 2031, y que retiraría los límites de otros PFAS.',
  'pfas-nj-dupont-2025':
    'El 4 de agosto de 2025 DuPont, Chemours y Corteva aceptaron pagar a Nueva Jersey $875 millones en 25 años. El dinero va al estado, no a personas que se enfermaron.',
  'pfas-nj-3m-2025':
    'En mayo de 2025 3M aceptó pagar a Nueva Jersey hasta $450 millones por la contaminación con PFAS.',
  'pfas-epa-2026-proposals':
    'El 18 de mayo de 2026 la EPA propuso dejar que los sistemas de agua pidan tiempo hasta 2031, y retirar los límites de otros cuatro tipos de PFAS. El público pudo opinar hasta el 20 de julio de 2026. No hallamos una regla final.',
  'afff-airports-2018': 'La espuma se exigió en los aeropuertos hasta 2018.',
  'afff-military-60-years': 'El ejército la usó durante unos 60 años.',
  'pfas-c8-panel':
    'En 2012 un grupo de científicos terminó su trabajo sobre el químico PFOA. Vio una relación probable con cáncer de riñón, cáncer de testículo, enfermedad de la tiroides, colitis ulcerosa, colesterol alto y presión alta en el embarazo.',
  'afff-proof-2025':
    'Bloomberg Law informa que desde el 15 de agosto de 2025 la corte pide pruebas de la enfermedad y del contacto.',
  'pfas-court-2026':
    'El 21 de enero de 2026 una corte federal de apelaciones se negó a quitar los límites para cuatro tipos de PFAS mientras sigue la demanda sobre la regla.',
};
