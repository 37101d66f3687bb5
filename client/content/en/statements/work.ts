import type { StatementTexts } from '../../statement';
import type { work as entries } from '../../statements/work';

export const work: StatementTexts<typeof entries> = {
  'construction-deaths-2023':
    'In 2023, 1,075 construction workers died on the job, the most since 2011. That was about one in five of all deaths at work.',
  'construction-falls-2023':
    'Falls, slips and trips caused 421 of the construction deaths of 2023, or 39.2 percent.',
  'work-all-deaths-2023':
    'In 2023, 5,283 people in the United States died of injuries at work: one about every 99 minutes.',
  'work-osha-penalties-2025':
    'Since January 15, 2025 the most that OSHA may fine an employer is $16,550 for a serious violation, and $165,514 for a willful or repeated one.',
  'work-retaliation-30-days':
    'A worker who is punished for reporting an injury or a danger may have only 30 days to complain to OSHA.',
  'tce-pce-rules-2024':
    'In December 2024 the Environmental Protection Agency (EPA) made final rules. They ban all uses of the solvent TCE over time, and most uses of the solvent PCE.',
  'tce-rule-challenged-2025':
    'The rule on TCE was challenged in court at once. Through 2025 the EPA put parts of it off again and again.',
  'cpsc-2024':
    'The consumer group PIRG reported 305 recalls of consumer products in 2024. The recalled products were linked to 869 injuries and 15 deaths.',
  'tce-pce-iarc':
    "In 2014 the World Health Organization's cancer agency listed TCE as a cause of cancer in humans, and PCE as a probable cause.",
  'work-all-deaths-2024':
    'It is reported that 5,070 people in the United States died of injuries at work in 2024: one about every 104 minutes.',
  'construction-deaths-2024':
    'It is reported that 1,034 construction workers died on the job in 2024, 41 fewer than in 2023. Falls, slips and trips caused 389 of these deaths.',
  'immigrant-comp-covered':
    "Courts or agencies in at least 36 states have said that workers without papers are covered by workers' compensation. Wyoming leaves some of them out by law.",
  'immigrant-pay-owed':
    'Under federal law the hours that you worked have to be paid, with or without papers. Pay for time that you did not work can be another matter.',
  'immigrant-retaliation':
    'An employer may not call immigration to punish you for a report about safety. In June 2022 a federal jury in Massachusetts made a company and its head pay $650,000 for that.',
  'immigrant-lost-wages':
    'New York’s highest court said in 2006 that a worker without papers may ask for lost pay after an injury. In California such cases keep the question of papers out, as a rule. Other states differ.',
  'immigrant-arrests':
    'The National Employment Law Project reports that some injured workers were arrested after they made a claim, at least 130 of them under a law of Florida.',
  'tesla-verdict-2025':
    'On August 1, 2025 a federal jury in Miami found that a defect in Tesla’s Autopilot was one third to blame for a deadly crash. It awarded $243 million against Tesla.',
  'tesla-upheld-2026':
    'On February 20, 2026 the judge let the $243 million verdict against Tesla stand. Tesla was expected to appeal.',
  'eto-verdict-2025':
    'On May 2, 2025 a jury in Georgia awarded $20 million to a man with cancer over ethylene oxide, a gas from a plant that cleans medical tools. A further award of $50 million was thrown out.',
  'tce-postponed-2026':
    'It is reported that on May 5, 2026 the EPA put off some work safety terms for TCE until the courts have ruled on the whole rule.',
};
