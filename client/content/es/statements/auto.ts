import type { StatementTexts } from '../../statement';
import type { auto as entries } from '../../statements/auto';

export const auto: StatementTexts<typeof entries> = {
  'auto-deaths-h1-2025':
    'En la primera mitad de 2025 se calcula que 17,140 personas murieron en choques, cerca de 8 por ciento menos que las 18,680 de los mismos meses de 2024.',
  'auto-deaths-2024':
    'En 2024 se calcula que 39,345 personas murieron en choques, según la primera cuenta de la agencia federal de seguridad vial.',
  'auto-deaths-2025-nsc':
    'El National Safety Council informa que se calcula que 37,810 personas murieron en choques en 2025, 12 por ciento menos que en 2024.',
};
