import type { StatementTexts } from '../../statement';
import type { depoProvera as entries } from '../../statements/depo-provera';

export const depoProvera: StatementTexts<typeof entries> = {
  'depo-bmj-2024':
    'On March 27, 2024 a large French study came out. Women who had used the shot for a year or more had about 5.5 times the odds of surgery for a meningioma. For any one woman the risk stayed small.',
  'depo-mdl-3140':
    'On February 7, 2025 the federal cases were grouped as MDL 3140 in the Northern District of Florida, under Judge M. Casey Rodgers.',
  'depo-pilot-cases': 'In February 2025 the judge picked five pilot cases to be made ready first.',
  'depo-preemption-motion':
    "Mealey's, a law paper, reports that Pfizer asks the court to end the claims about warnings: it could not have changed the label without the Food and Drug Administration (FDA).",
  'depo-label-2025':
    'On December 12, 2025 the FDA approved a warning about meningioma on the labels of Depo-Provera CI and Depo-SubQ Provera 104.',
  'depo-label-refused-first':
    'NBC News reports that the FDA refused a warning that Pfizer asked for in early 2024, and approved a new request of June 2025.',
  'depo-preemption-2026':
    'In early 2026 both sides wrote to the court again on whether federal law blocks the claims after the change of the label.',
  'depo-three-months': 'The shot prevents pregnancy for up to three months.',
  'depo-trial-2026':
    'The press reports that the judge set the first trial for December 2026. Lawyers for the women named the day: December 7, 2026.',
  'depo-proof-2025':
    'HarrisMartin reports that on March 14, 2025 the judge ordered proof of the shots and of the tumor.',
};
