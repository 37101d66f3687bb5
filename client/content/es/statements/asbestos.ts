import type { StatementTexts } from '../../statement';
import type { asbestos as entries } from '../../statements/asbestos';

export const asbestos: StatementTexts<typeof entries> = {
  'asbestos-epa-ban-2024':
    'En marzo de 2024 la Agencia de Protección Ambiental (EPA) prohibió el crisotilo, el último tipo de asbesto que todavía se usaba en los Estados Unidos. El plazo depende del uso.',
  'asbestos-epa-2025':
    'En julio de 2025 la EPA dijo a una corte federal de apelaciones que no volvería a escribir la prohibición. Las demandas contra la prohibición siguen en el 5.º Circuito.',
  'asbestos-trusts':
    'Para 2011 unas 100 empresas se habían declarado en quiebra, al menos en parte por el asbesto. Muchas crearon fondos que pagan a personas que se enfermaron.',
  'asbestos-causes': 'El asbesto puede causar cáncer de pulmón y mesotelioma.',
  'asbestos-smoking':
    'Fumar y el asbesto juntos suben el riesgo de cáncer de pulmón mucho más que el asbesto solo.',
};
