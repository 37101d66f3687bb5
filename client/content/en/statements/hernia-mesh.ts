import type { StatementTexts } from '../../statement';
import type { herniaMesh as entries } from '../../statements/hernia-mesh';

export const herniaMesh: StatementTexts<typeof entries> = {
  'mesh-kugel-recall':
    'In December 2005 Davol, a unit of C. R. Bard, began to recall its Composix Kugel patch, because a ring inside could break.',
  'mesh-184m-2011':
    'In mid-2011 C. R. Bard said that it would pay $184 million. The money was to settle most of the more than 3,000 lawsuits over its Kugel patch, not all of them.',
  'mesh-mdl-2846':
    'Since August 2018 federal lawsuits over Bard and Davol mesh have been grouped as MDL 2846 in the Southern District of Ohio, under Judge Edmund Sargus.',
  'mesh-bard-2024':
    'In October 2024 Becton Dickinson, the parent of Bard, agreed to settle about 38,000 hernia mesh lawsuits. The sum is not public.',
  'mesh-covidien-mdl': 'Federal lawsuits over Covidien mesh are grouped as MDL 3029 in Massachusetts.',
  'mesh-firm-2006': 'Your hernia mesh surgery took place on or after Jan 1 2006.',
  'mesh-firm-30-days': 'Your complications came more than 30 days after surgery.',
  'mesh-184m-copy': 'One was a $184 million settlement in 2011 for over 3,000 suits.',
  'mesh-fda-reports':
    'Reports to the Food and Drug Administration (FDA) name pain, infection, the hernia coming back, and organs that stick together.',
  'mesh-physiomesh-settled-2023':
    'The federal group over Ethicon Physiomesh (MDL 2782, Georgia) is settled: on December 1, 2023 the judge dismissed the last cases, more than 200.',
  'mesh-cqur-settled-2022':
    'The federal group over Atrium C-QUR mesh (MDL 2753, New Hampshire) is reported as settled in early 2022. The sum is not public.',
  'mesh-covidien-trial-off':
    'HarrisMartin reports that on April 8, 2025 the judge set the first Covidien trial for February 17, 2026. We found no verdict and no settlement.',
};
