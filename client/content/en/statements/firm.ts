import type { StatementTexts } from '../../statement';
import type { firm as entries } from '../../statements/firm';

/** What the firm says of itself. Lantern Justice is a demonstration: these are samples until a firm sets its own. */
export const firm: StatementTexts<typeof entries> = {
  'firm-recovered': 'Over $8.9 billion secured over more than four decades',
  'firm-recovered-why':
    'The firm was founded in 2003. This is a sample site: a firm has to say here who won that sum, and since when.',
  'firm-founded': 'The firm was founded in 2003.',
  'firm-states': 'Clients in all 50 states',
  'firm-reply': 'We respond within 24 hours.',
  'firm-always': '24/7 support',
  'firm-no-fee': 'No fee unless we win',
  'firm-fee-example':
    'Say a case settles for $100,000, our share is one third, and the costs came to $6,000. Our third is worked out from the $94,000 that are left, so the fee is $31,333 and you get $62,667. If the same case is lost, you pay no fee and none of the $6,000.',
  'firm-result-truck':
    '$1,850,000 for a driver who was hit by a delivery truck and needed two operations. Settled in Cook County, Illinois, in 2024.',
  'firm-result-scaffold':
    '$640,000 for a roofer who fell when a rented scaffold gave way. Jury verdict in Harris County, Texas, in 2023.',
  'firm-costs': 'If we lose, we also carry the costs of the case.',
};
