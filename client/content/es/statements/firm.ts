import { feeExample, formatShare } from '../../fee';
import { site } from '../../site';
import type { StatementTexts } from '../../statement';
import type { firm as entries } from '../../statements/firm';

const { won, costs, base, fee, rest } = feeExample;
const { carried, lost } = {
  firm: {
    carried: 'Si perdemos, también pagamos nosotros los gastos del caso.',
    lost: `usted no paga honorarios ni nada de los ${costs}`,
  },
  client: {
    carried: 'Si perdemos, usted no nos debe honorarios, pero los gastos del caso le tocan a usted.',
    lost: `usted no paga honorarios, y los ${costs} le tocan a usted`,
  },
}[site.fee.lostCosts];
const from = { rest: `los ${base} que quedan`, all: `todos los ${base}` }[site.fee.of];

/** The firm's statements about itself. */
export const firm: StatementTexts<typeof entries> = {
  'firm-founded': `La firma se fundó en ${site.founded}.`,
  'firm-no-fee': 'Si no ganamos, usted no paga honorarios',
  'firm-fee-example': `Digamos que un caso se arregla por ${won}, nuestra parte es ${formatShare('un tercio')}, y los gastos fueron ${costs}. Nuestra parte se calcula de ${from}. Los honorarios son ${fee} y usted recibe ${rest}. Si el mismo caso se pierde, ${lost}.`,
  'firm-costs': carried,
};
