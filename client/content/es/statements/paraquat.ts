import type { StatementTexts } from '../../statement';
import type { paraquat as entries } from '../../statements/paraquat';

export const paraquat: StatementTexts<typeof entries> = {
  'paraquat-eu-2007': 'El 11 de julio de 2007 una corte europea anuló su aprobación en la Unión Europea.',
  'paraquat-mdl-3004':
    'En junio de 2021 los casos federales se reunieron como MDL 3004 en el Distrito Sur de Illinois, ante la jueza Nancy Rosenstengel.',
  'paraquat-epa-2021-insufficient':
    'Agri-Pulse informa que en 2021, y otra vez a principios de 2024, la Agencia de Protección Ambiental (EPA) dijo que no bastaban las pruebas de una relación con la enfermedad de Parkinson.',
  'paraquat-epa-2025-withdraw':
    'HarrisMartin informa que el 17 de enero de 2025 la EPA pidió a una corte que le dejara retirar su decisión de 2021, porque necesitaba saber más.',
  'paraquat-letter-agreement-2025':
    'El 14 de abril de 2025 un escrito de la corte dijo que Syngenta, Chevron y los abogados principales de quienes demandaron habían aceptado arreglar muchos casos federales. La suma no es pública.',
  'paraquat-nemeth-2025':
    'A mediados de 2025 un caso en Filadelfia, Nemeth, se arregló semanas antes del juicio. La suma no es pública.',
  'paraquat-syngenta-stops-2026':
    'En marzo de 2026 Syngenta dijo que dejaría de fabricar paraquat a fines de junio de 2026. Otros fabricantes siguen.',
  'paraquat-nih-2011':
    'En febrero de 2011 un estudio de los Institutos Nacionales de Salud halló unas 2.5 veces la probabilidad de enfermedad de Parkinson en personas que habían usado paraquat.',
  'paraquat-ten-million': 'Usted puede leer sobre $10 millones en relación con reclamos por paraquat.',
  'paraquat-expert-2024':
    'El 17 de abril de 2024 la jueza federal no dejó declarar al único perito sobre la causa, Martin Wells. Después desestimó los cuatro casos de prueba.',
  'paraquat-appeal-2025':
    'En abril de 2025 las dos partes pidieron a la corte de apelaciones que esperara, porque habían firmado un acuerdo preliminar. No hallamos ninguna decisión de esa corte.',
  'paraquat-durnell-2026':
    'El 25 de junio de 2026 la Corte Suprema de los Estados Unidos decidió sobre las etiquetas de los herbicidas, en un caso sobre Roundup. La decisión puede bloquear también reclamos por paraquat sobre una advertencia que faltaba. Los reclamos por un mal diseño del producto son otra cuestión y pueden seguir.',
  'paraquat-philadelphia':
    'Legal Newsline informa que muchos casos van en una corte estatal de Filadelfia, más de 1,000 a fines de 2025. En julio de 2025 el juez dejó allí a personas de otros estados.',
};
