import type { StatementTexts } from '../../statement';
import type { babyFormula as entries } from '../../statements/baby-formula';

export const babyFormula: StatementTexts<typeof entries> = {
  'nec-cochrane':
    'Reviews of trials found NEC more often in preterm babies who were fed formula than in those who got donor breast milk.',
  'nec-gill-2024': 'On July 26, 2024 a jury in St. Louis awarded $495 million against Abbott.',
  'nec-whitfield-2024':
    'In October 2024 a jury in St. Louis decided for Abbott and Mead Johnson in another trial.',
  'nec-whitfield-new-trial': 'On March 13, 2025 the judge threw out that result and ordered a new trial.',
  'nec-mdl':
    'Since 2022 the federal lawsuits have been grouped as MDL 3026 in the Northern District of Illinois, under Judge Rebecca Pallmeyer.',
  'nec-first-bellwether': 'On May 2, 2025 the federal judge ended the first test case before trial.',
  'nec-second-bellwether': 'In July 2025 she ended the second test case as well.',
  'nec-third-bellwether':
    'In October 2025 she ended a third test case before trial, again in favor of Abbott.',
};
