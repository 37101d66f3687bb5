import type { StatementTexts } from '../../statement';
import type { paragard as entries } from '../../statements/paragard';

export const paragard: StatementTexts<typeof entries> = {
  'paragard-sold-2017': 'In 2017 Teva sold Paragard to CooperSurgical.',
  'paragard-mdl-2974':
    'Since late 2020 the federal cases have been grouped as MDL 2974 in the Northern District of Georgia, under Judge Leigh Martin May.',
  'paragard-stay-denied': 'On January 12, 2026 the judge refused to delay the first trial.',
  'paragard-first-trial-defense':
    'The first trial, Rickard v. Teva, began on January 20, 2026. On February 3, 2026 the jury in Atlanta decided for Teva.',
  'paragard-cases-3800': 'In early 2026 about 3,800 Paragard lawsuits were pending in federal court.',
  'paragard-three-trials': 'The court planned three test trials. Teva won the first.',
};
