import type { StatementTexts } from '../../statement';
import type { auto as entries } from '../../statements/auto';

export const auto: StatementTexts<typeof entries> = {
  'auto-deaths-h1-2025':
    'En la primera mitad de 2025 se calcula que 17,140 personas murieron en choques, cerca de 8 por ciento menos que las 18,680 de los mismos meses de 2024.',
};
