import type { StatementTexts } from '../../statement';
import type { campLejeune as entries } from '../../statements/camp-lejeune';

export const campLejeune: StatementTexts<typeof entries> = {
  'lejeune-act-2022': 'The Camp Lejeune Justice Act became law on August 10, 2022, as part of the PACT Act.',
  'lejeune-30-days':
    'The law covers people who were at the base for at least 30 days between August 1, 1953 and December 31, 1987, also before birth.',
  'lejeune-deadline-2024':
    'A first claim had to reach the Navy by August 10, 2024. The Navy takes no new claims.',
  'lejeune-six-months':
    'The Navy has six months to decide on a claim. If it says no, or says nothing in that time, the person may sue.',
  'lejeune-180-days': 'After the Navy denies a claim, a person may have only 180 days to file a lawsuit.',
  'lejeune-court-ednc':
    'These lawsuits may be filed only in the federal court for the Eastern District of North Carolina.',
  'lejeune-elective-2023':
    'On September 6, 2023 the Navy and the Justice Department announced the Elective Option: set payments of $100,000 to $550,000 for nine illnesses.',
  'lejeune-elective-illnesses':
    'The Elective Option covers bladder cancer, kidney cancer, kidney disease, leukemia, liver cancer, multiple myeloma, non-Hodgkin lymphoma, Parkinson’s disease and systemic sclerosis.',
  'lejeune-track1':
    'In October 2023 the court chose the illnesses of its first test cases: bladder cancer, kidney cancer, leukemia, non-Hodgkin lymphoma and Parkinson’s disease.',
  'lejeune-mercury-2012':
    'Workers found 12 pounds of mercury in September 2012, in pipes of a water plant on the base. The base said that tests showed none in the drinking water.',
  'lejeune-va-illnesses':
    'The VA, which serves veterans, presumes that eight illnesses come from service at the base. A law of 2012 gives health care for fifteen.',
  'lejeune-1957-window':
    'The health care law of 2012 first counted from January 1, 1957. Today the rules count from August 1, 1953 to December 31, 1987.',
  'lejeune-window-1957-1987':
    'Exposure window 1957-1987: we ask whether you were at Camp Lejeune at some time in these years.',
  'lejeune-at-risk-1985':
    'At risk on base 1957-1985: people who lived or worked on the base in these years may have had the most contact with the water.',
  'lejeune-wells-1985':
    'The wells with the most chemicals in them were shut down between November 1984 and February 1985.',
  'lejeune-pce-source':
    'Most of the PCE came from a dry cleaner outside the base. The TCE came from leaking tanks and other places on the base.',
  'lejeune-causation-2024':
    'HarrisMartin reports that on June 5, 2024 the court ruled: each person has to prove that the water of the base caused their own illness.',
  'lejeune-hearing-2025':
    'On March 25, 2025 the court was to hear both sides on the first test cases. We found no date for a first trial.',
  'lejeune-fee-cap':
    'By law a lawyer may take at most 20 percent of a claim with the Navy and 25 percent of a lawsuit, as the Justice Department reads it.',
  'lejeune-paid-2026':
    'Public Radio East reported in March 2026 that more than $469 million had been paid by late February, and more than 2,300 offers approved. More than 400,000 claims were made, and more than 3,700 lawsuits are open.',
};
