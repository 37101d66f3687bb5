import type { StatementTexts } from '../../statement';
import type { paraquat as entries } from '../../statements/paraquat';

export const paraquat: StatementTexts<typeof entries> = {
  'paraquat-eu-2007': 'On July 11, 2007 a European court ended its approval in the European Union.',
  'paraquat-mdl-3004':
    'In June 2021 the federal cases were grouped as MDL 3004 in the Southern District of Illinois, under Judge Nancy Rosenstengel.',
  'paraquat-epa-2021-insufficient':
    'Agri-Pulse reports that in 2021, and again in early 2024, the Environmental Protection Agency (EPA) called the evidence of a link to Parkinson’s disease insufficient.',
  'paraquat-epa-2025-withdraw':
    'HarrisMartin reports that on January 17, 2025 the EPA asked a court to let it take back its decision of 2021, because it needed to know more.',
  'paraquat-letter-agreement-2025':
    'On April 14, 2025 a court paper said that Syngenta, Chevron and lead lawyers for the people who sued had agreed to settle many federal cases. The sum is not public.',
  'paraquat-nemeth-2025':
    'In mid-2025 a case in Philadelphia, Nemeth, settled weeks before trial. The sum is not public.',
  'paraquat-syngenta-stops-2026':
    'In March 2026 Syngenta said that it would stop making paraquat by the end of June 2026. Other makers go on.',
  'paraquat-nih-2011':
    'In February 2011 a study by the National Institutes of Health found about 2.5 times the odds of Parkinson’s disease in people who had used paraquat.',
  'paraquat-ten-million': 'You may read about $10 million in connection with paraquat claims.',
  'paraquat-expert-2024':
    'On April 17, 2024 the federal judge did not let the only expert on cause, Martin Wells, testify. She then ended the four test cases.',
  'paraquat-appeal-2025':
    'In April 2025 both sides asked the appeals court to wait, because they had signed a letter of agreement. We found no ruling of that court.',
  'paraquat-durnell-2026':
    'On June 25, 2026 the U.S. Supreme Court ruled on the labels of weed killers, in a case about Roundup. The ruling may also block paraquat claims about a missing warning. Claims that a product was badly designed are a different question and may go on.',
  'paraquat-philadelphia':
    'Legal Newsline reports that many cases run in a state court in Philadelphia, more than 1,000 by late 2025. In July 2025 the judge there let people from other states stay.',
};
