import type { StatementTexts } from '../../statement';
import type { auto as entries } from '../../statements/auto';

export const auto: StatementTexts<typeof entries> = {
  'auto-deaths-h1-2025':
    'In the first half of 2025 an estimated 17,140 people died in crashes, about 8 percent fewer than the 18,680 of the same months of 2024.',
};
