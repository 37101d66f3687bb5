import type { StatementTexts } from '../../statement';
import type { auto as entries } from '../../statements/auto';

export const auto: StatementTexts<typeof entries> = {
  'auto-deaths-2024':
    'In 2024 an estimated 39,345 people died on roads in the United States. That was about 3.8 percent fewer than the 40,901 of 2023.',
  'auto-deaths-h1-2025':
    'In the first half of 2025 an estimated 17,140 people died in crashes, about 8 percent fewer than the 18,680 of the same months of 2024.',
};
