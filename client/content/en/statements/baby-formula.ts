import type { StatementTexts } from '../../statement';
import type { babyFormula as entries } from '../../statements/baby-formula';

export const babyFormula: StatementTexts<typeof entries> = {
  'nec-cochrane':
    'Reviews of trials found NEC more often in preterm babies who were fed formula than in those who got donor breast milk.',
  'nec-gill-2024':
    'On July 26, 2024 a jury in St. Louis awarded $495 million against Abbott. Abbott asked the judge to set it aside. We did not find what became of it.',
  'nec-whitfield-2024':
    'In October 2024 a jury in St. Louis decided for Abbott and Mead Johnson in another trial.',
  'nec-whitfield-new-trial': 'On March 13, 2025 the judge threw out that result and ordered a new trial.',
  'nec-mdl':
    'Since 2022 the federal lawsuits have been grouped as MDL 3026 in the Northern District of Illinois, under Judge Rebecca Pallmeyer.',
  'nec-watson-2024':
    'On March 13, 2024, in the first trial, a jury in Illinois awarded $60 million against Mead Johnson to the mother of a baby who died. That verdict is reported to have been thrown out on appeal. We could not confirm it.',
  'nec-federal-2025':
    'It is reported that the federal judge ended three test cases before trial, all in favor of Abbott: in May, in July and on October 24, 2025.',
  'nec-venue-2025':
    'Law360 reports that on December 12, 2025 an Illinois appeals court called 23 cases against Abbott too heavy a burden for the courts of Cook County.',
};
