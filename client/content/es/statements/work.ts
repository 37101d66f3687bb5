import type { StatementTexts } from '../../statement';
import type { work as entries } from '../../statements/work';

export const work: StatementTexts<typeof entries> = {
  'construction-deaths-2023':
    'En 2023 murieron 1,075 trabajadores de la construcción en el trabajo, la cifra más alta desde 2011. Fue cerca de una de cada cinco muertes en el trabajo.',
  'construction-falls-2023':
    'Las caídas, los resbalones y los tropiezos causaron 421 de las muertes en construcción de 2023, o 39.2 por ciento.',
  'work-all-deaths-2023':
    'En 2023 murieron 5,283 personas en los Estados Unidos por lesiones en el trabajo: una cada 99 minutos, más o menos.',
  'work-osha-penalties-2025':
    'Desde el 15 de enero de 2025 lo máximo que OSHA puede multar a un patrón es $16,550 por una falta grave, y $165,514 por una falta intencional o repetida.',
  'work-retaliation-30-days':
    'Un trabajador castigado por reportar una lesión o un peligro puede tener solo 30 días para quejarse ante OSHA.',
  'tce-pce-rules-2024':
    'En diciembre de 2024 la Agencia de Protección Ambiental (EPA) hizo reglas finales. Prohíben con el tiempo todos los usos del solvente TCE, y la mayoría de los usos del solvente PCE.',
  'tce-rule-challenged-2025':
    'La regla sobre el TCE se impugnó en la corte enseguida. Durante 2025 la EPA aplazó partes de ella una y otra vez.',
  'cpsc-2024':
    'El grupo de consumidores PIRG informó de 305 retiros de productos de consumo en 2024. Los productos retirados se relacionaron con 869 lesiones y 15 muertes.',
  'tce-pce-iarc':
    'En 2014 la agencia del cáncer de la Organización Mundial de la Salud puso el TCE en su lista de causas de cáncer en las personas, y el PCE como causa probable.',
  'work-all-deaths-2024':
    'Se informa que en 2024 murieron 5,070 personas en los Estados Unidos por lesiones en el trabajo: una cada 104 minutos, más o menos.',
  'construction-deaths-2024':
    'Se informa que en 2024 murieron 1,034 trabajadores de la construcción en su trabajo, 41 menos que en 2023. Las caídas, resbalones y tropiezos causaron 389 de esas muertes.',
  'immigrant-comp-covered':
    'Cortes o agencias de al menos 36 estados han dicho que la compensación laboral cubre a trabajadores sin papeles. La ley de Wyoming deja fuera a algunos.',
  'immigrant-pay-owed':
    'Por ley federal, las horas que usted trabajó se tienen que pagar, con o sin papeles. El pago por tiempo que no trabajó puede ser otra cosa.',
  'immigrant-retaliation':
    'Un patrón no puede llamar a migración para castigarle por un reporte sobre seguridad. En junio de 2022 un jurado federal en Massachusetts hizo pagar $650,000 por eso a una empresa y a su jefe.',
  'immigrant-lost-wages':
    'La corte más alta de Nueva York dijo en 2006 que un trabajador sin papeles puede pedir el sueldo perdido después de una lesión. En California, por regla, esos casos dejan fuera la cuestión de los papeles. Otros estados son distintos.',
  'immigrant-arrests':
    'El National Employment Law Project informa que algunos trabajadores lesionados fueron arrestados después de hacer un reclamo, al menos 130 de ellos por una ley de Florida.',
  'tesla-verdict-2025':
    'El 1 de agosto de 2025 un jurado federal en Miami halló que un defecto del Autopilot de Tesla tuvo un tercio de la culpa en un choque mortal. Ordenó que Tesla pagara $243 millones.',
  'tesla-upheld-2026':
    'El 20 de febrero de 2026 la jueza mantuvo el veredicto de $243 millones contra Tesla. Se esperaba que Tesla apelara.',
  'eto-verdict-2025':
    'El 2 de mayo de 2025 un jurado en Georgia otorgó $20 millones a un hombre con cáncer por el óxido de etileno, un gas de una planta que limpia instrumentos médicos. Otros $50 millones quedaron anulados.',
  'tce-postponed-2026':
    'Se informa que el 5 de mayo de 2026 la EPA aplazó algunas reglas de seguridad laboral para el TCE hasta que las cortes decidan sobre toda la regla.',
};
