import type { StatementTexts } from '../../statement';
import type { firm as entries } from '../../statements/firm';

/** What the firm says of itself. Lantern Justice is a demonstration: these are samples until a firm sets its own. */
export const firm: StatementTexts<typeof entries> = {
  'firm-recovered': 'Más de $8,900 millones recuperados en más de cuatro décadas',
  'firm-recovered-why':
    'La firma se fundó en 2003. Este es un sitio de muestra: una firma tiene que decir aquí quién ganó esa suma y desde cuándo.',
  'firm-founded': 'La firma se fundó en 2003.',
  'firm-states': 'Clientes en los 50 estados',
  'firm-reply': 'Respondemos en menos de 24 horas.',
  'firm-always': 'Atención 24/7',
  'firm-no-fee': 'Si no ganamos, usted no paga honorarios',
  'firm-fee-example':
    'Digamos que un caso se arregla por $100,000, nuestra parte es un tercio, y los gastos fueron $6,000. Nuestro tercio se calcula de los $94,000 que quedan. Los honorarios son $31,333 y usted recibe $62,667. Si el mismo caso se pierde, usted no paga honorarios ni nada de los $6,000.',
  'firm-result-truck':
    '$1,850,000 para un conductor al que golpeó un camión de reparto y que necesitó dos operaciones. Acuerdo en el condado de Cook, Illinois, en 2024.',
  'firm-result-scaffold':
    '$640,000 para un techador que se cayó cuando cedió un andamio alquilado. Veredicto de un jurado en el condado de Harris, Texas, en 2023.',
  'firm-costs': 'Si perdemos, también pagamos nosotros los gastos del caso.',
};
