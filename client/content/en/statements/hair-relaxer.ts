import type { StatementTexts } from '../../statement';
import type { hairRelaxer as entries } from '../../statements/hair-relaxer';

export const hairRelaxer: StatementTexts<typeof entries> = {
  'hair-nih-2022':
    'A large study run by the National Institutes of Health came out on October 17, 2022. It followed 33,947 women. By age 70 about 4 in 100 frequent users of straighteners had uterine cancer, against fewer than 2 in 100 women who never used them.',
  'hair-mdl-3060':
    'In February 2023 the federal lawsuits were grouped as MDL 3060 in the Northern District of Illinois, under Judge Mary Rowland.',
  'hair-fda-proposal-2023':
    'The Food and Drug Administration (FDA) let December 31, 2025 pass, its own date to propose a ban of formaldehyde in hair straighteners. The plan became known in late 2023.',
  'hair-112-dismissed-2025':
    'HarrisMartin reported on January 15, 2025 that the judge dismissed 112 cases. Those people may file again.',
  'hair-40-cases-2025':
    'HarrisMartin reports that on January 31, 2025 the judge ordered both sides to choose 40 test cases.',
};
