import type { StatementTexts } from '../../statement';
import type { roundup as entries } from '../../statements/roundup';

export const roundup: StatementTexts<typeof entries> = {
  'roundup-iarc-2015':
    "In 2015 the World Health Organization's cancer agency called glyphosate probably able to cause cancer in people.",
  'roundup-2020-settlement':
    'In June 2020 Bayer, which owns Monsanto, said that it would pay up to $10.9 billion to settle about 75 percent of some 125,000 claims.',
  'roundup-class-2021-rejected':
    'On May 26, 2021 a federal judge refused to approve a $2 billion class settlement for future claims.',
  'roundup-9th-circuit-2022':
    'On June 17, 2022 a federal appeals court threw out the health part of a decision of the Environmental Protection Agency (EPA). The EPA had called glyphosate not likely to cause cancer.',
  'roundup-paid-11bn':
    'By late 2025 Roundup settlements were reported to come to about $11 billion in all, for about 100,000 claims.',
  'roundup-class-2026-proposed':
    'On February 17, 2026 Monsanto announced a class settlement of up to $7.25 billion, paid over up to 21 years. It is for claims of non-Hodgkin lymphoma, those of today and of later. It needs the approval of a court.',
  'roundup-class-prelim-approval':
    'On March 4, 2026 a judge in St. Louis gave that settlement a first, preliminary approval.',
  'roundup-claims-pending-2026': 'In February 2026 some 65,000 to 67,000 claims were reported as still open.',
  'roundup-durnell-2026':
    'On June 25, 2026 the U.S. Supreme Court ruled in Monsanto v. Durnell, by 7 to 2. Federal law on weed killers bars state claims that the label should have carried a cancer warning that the EPA did not require.',
  'roundup-durnell-not-science':
    'The Supreme Court did not decide whether Roundup causes cancer. It decided who controls the label.',
  'roundup-mdl-2741':
    'The federal cases are grouped as MDL 2741 in the Northern District of California, under Judge Vince Chhabria.',
  'roundup-epa-withdrew-2022':
    'In September 2022 the EPA took back its decision of 2020 on glyphosate. It said that its findings on health had not changed.',
  'roundup-opt-out-2026':
    'People who might be part of that settlement had until June 4, 2026 to leave it or to object. That day has passed.',
  'roundup-final-open-2026':
    'Bayer hoped for the final approval in July 2026. We did not find whether the court gave it, or by which day a claim has to be made.',
};
