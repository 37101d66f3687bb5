import type { StatementTexts } from '../../statement';
import type { auto as entries } from '../../statements/auto';

export const auto: StatementTexts<typeof entries> = {
  'auto-deaths-h1-2025':
    'In the first half of 2025 an estimated 17,140 people died in crashes, about 8 percent fewer than the 18,680 of the same months of 2024.',
  'auto-deaths-2024':
    'In 2024 an estimated 39,345 people died in crashes, by the first count of the federal road safety agency.',
  'auto-deaths-2025-nsc':
    'The National Safety Council reports an estimated 37,810 deaths in crashes in 2025, 12 percent fewer than in 2024.',
};
