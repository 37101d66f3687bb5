import type { StatementTexts } from '../../statement';
import type { paragard as entries } from '../../statements/paragard';

export const paragard: StatementTexts<typeof entries> = {
  'paragard-sold-2017': 'Reuters reports that in 2017 Teva sold Paragard to CooperSurgical.',
  'paragard-mdl-2974':
    'Since late 2020 the federal cases have been grouped as MDL 2974 in the Northern District of Georgia, under Judge Leigh Martin May.',
  'paragard-first-trial-defense':
    'Reuters reports that on February 3, 2026 a jury in Atlanta decided for Teva in the first trial, Rickard v. Teva.',
  'paragard-cases-3800':
    'Reuters reported in January 2026 that about 3,800 Paragard lawsuits were pending in federal court.',
  'paragard-three-trials':
    'Reuters reported in January 2026 that three test trials were planned. We found no result of the second and third.',
};
