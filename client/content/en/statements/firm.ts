import { feeExample, formatShare } from '../../fee';
import { site } from '../../site';
import type { StatementTexts } from '../../statement';
import type { firm as entries } from '../../statements/firm';

const { won, costs, base, fee, rest } = feeExample;
const { carried, lost } = {
  firm: {
    carried: 'If we lose, we also carry the costs of the case.',
    lost: `you pay no fee and none of the ${costs}`,
  },
  client: {
    carried: 'If we lose, you owe us no fee, but the costs of the case are yours.',
    lost: `you pay no fee, and the ${costs} are yours`,
  },
}[site.fee.lostCosts];
const from = { rest: `the ${base} that are left`, all: `all ${base}` }[site.fee.of];

/** The firm's statements about itself. */
export const firm: StatementTexts<typeof entries> = {
  'firm-founded': `The firm was founded in ${site.founded}.`,
  'firm-no-fee': 'No fee unless we win',
  'firm-fee-example': `Say a case settles for ${won}, our share is ${formatShare('one third')}, and the costs came to ${costs}. Our share is worked out from ${from}, so the fee is ${fee} and you get ${rest}. If the same case is lost, ${lost}.`,
  'firm-costs': carried,
};
