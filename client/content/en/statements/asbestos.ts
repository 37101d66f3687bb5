import type { StatementTexts } from '../../statement';
import type { asbestos as entries } from '../../statements/asbestos';

export const asbestos: StatementTexts<typeof entries> = {
  'asbestos-epa-ban-2024':
    'In March 2024 the Environmental Protection Agency (EPA) banned chrysotile, the last kind of asbestos still used in the United States. How soon depends on the use.',
  'asbestos-epa-2025':
    'In July 2025 the EPA told a federal appeals court that it would not rewrite the ban. Lawsuits against the ban go on in the 5th Circuit.',
  'asbestos-trusts':
    'By 2011 about 100 companies had gone bankrupt at least in part over asbestos. Many of them set up trusts that pay people who became ill.',
  'asbestos-causes': 'Asbestos can cause lung cancer and mesothelioma.',
  'asbestos-smoking':
    'Smoking and asbestos together raise the risk of lung cancer far more than asbestos alone.',
};
