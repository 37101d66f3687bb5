import type { StatementTexts } from '../../statement';
import type { afffAndPfas as entries } from '../../statements/afff-and-pfas';

export const afffAndPfas: StatementTexts<typeof entries> = {
  'afff-faa-2018-act':
    'In October 2018 a law told the Federal Aviation Administration (FAA) to stop requiring this foam at airports by October 4, 2021.',
  'afff-faa-2021-certalert':
    'In October 2021 the FAA no longer asked for this foam by name. Airports went on using it, because any other foam had to pass the same test.',
  'afff-milspec-2023':
    'In January 2023 the Defense Department set a standard for foam without PFAS, and the FAA accepted it. Airports may change to it, but they do not have to.',
  'afff-first-f3-2023': 'In September 2023 the first foam without PFAS was approved for airports.',
  'afff-dod-deadline-2026':
    'After two delays the law told the military to stop using the foam on bases by October 1, 2026. A law of December 18, 2025 wrote that rule anew: the Defense Department may put it off again for some bases. We found no such delay.',
  'afff-ships-exception': 'The military ban does not cover foam that is used only on ships at sea.',
  'afff-iarc-2023':
    "In November 2023 the World Health Organization's cancer agency listed PFOA as a cause of cancer in humans, and PFOS as a possible cause.",
  'afff-mdl-2873':
    'Since December 2018 the federal cases have been grouped as MDL 2873 in the District of South Carolina, under Judge Richard Gergel.',
  'afff-dupont-water-2024':
    'On February 8, 2024 the court gave final approval to a $1.185 billion settlement between DuPont companies and public water systems.',
  'afff-3m-water-2024':
    'On March 29, 2024 the court gave final approval to a settlement of $10.3 to $12.5 billion between 3M and public water systems.',
  'afff-water-not-people':
    'The settlements of 2024 with 3M and DuPont pay water systems. They do not pay people who became ill.',
  'afff-first-pi-trial-off':
    'The first trial about an illness, kidney cancer, was set for October 20, 2025. On August 15, 2025 the judge took it off the calendar, to sort out a large number of unfiled claims.',
  'pfas-epa-rule-2024':
    'On April 10, 2024 the Environmental Protection Agency (EPA) set the first national limits for PFAS in drinking water: 4 parts per trillion each for PFOA and PFOS.',
  'pfas-epa-2025':
    'On May 14, 2025 the EPA said that it would keep the limits for PFOA and PFOS, give water systems until 2031, and take back the limits for other PFAS.',
  'pfas-nj-dupont-2025':
    'On August 4, 2025 DuPont, Chemours and Corteva agreed to pay New Jersey $875 million over 25 years. The money goes to the state, not to people who became ill.',
  'pfas-nj-3m-2025': 'In May 2025 3M agreed to pay New Jersey up to $450 million over PFAS pollution.',
  'pfas-epa-2026-proposals':
    'On May 18, 2026 the EPA proposed to let water systems ask for time until 2031, and to take back the limits for four other kinds of PFAS. People could comment until July 20, 2026. We found no final rule.',
  'afff-airports-2018': 'The foam was required at airports until 2018.',
  'afff-military-60-years': 'The military used it for about 60 years.',
  'pfas-c8-panel':
    'In 2012 a panel of scientists ended its work on the chemical PFOA. It saw a probable link to kidney cancer, testicular cancer, thyroid disease, ulcerative colitis, high cholesterol and high blood pressure in pregnancy.',
  'afff-proof-2025':
    'Bloomberg Law reports that since August 15, 2025 the court asks for proof of the illness and of the contact.',
  'pfas-court-2026':
    'On January 21, 2026 a federal appeals court refused to drop the limits for four kinds of PFAS while the lawsuit over the rule goes on.',
};
