import type { StatementTexts } from '../../statement';
import type { zantac as entries } from '../../statements/zantac';

export const zantac: StatementTexts<typeof entries> = {
  'zantac-ndma-2a': 'NDMA is listed as probably able to cause cancer in people.',
  'zantac-fda-2020':
    'On April 1, 2020 the Food and Drug Administration (FDA) asked makers to take all ranitidine products, Zantac among them, off the US market at once.',
  'zantac-mdl-2022':
    'On December 6, 2022 Judge Robin Rosenberg found that the expert evidence on five cancers was not reliable enough, and decided for the makers.',
  'zantac-delaware-trial-court': 'On May 31, 2024 a trial judge in Delaware let about 75,000 cases go on.',
  'zantac-gsk-2024':
    'On October 9, 2024 the maker GSK agreed to pay up to $2.2 billion. It settles about 80,000 cases in state courts, 93 percent of those against it. GSK admitted no fault.',
  'zantac-delaware-2025':
    'On July 10, 2025 the Delaware Supreme Court ruled against the people who sued, in nearly 75,000 cases: the experts had not been tested strictly enough. The cases went back to the trial court. We did not find what came of that.',
  'zantac-mdl-2924':
    'The federal cases were grouped as MDL 2924 in the Southern District of Florida, under Judge Robin Rosenberg.',
  'zantac-appeal-2025':
    'A blog of Florida lawyers reports that in October 2025 a federal appeals court in Atlanta heard both sides on the ruling of 2022. We found no decision.',
};
