import type { StatementTexts } from '../../statement';
import type { rideShare as entries } from '../../statements/ride-share';

export const rideShare: StatementTexts<typeof entries> = {
  'uber-mdl-3084':
    'In October 2023 federal lawsuits by Uber riders who say that drivers assaulted them were grouped as MDL 3084 in the Northern District of California, under Judge Charles Breyer.',
  'uber-state-trial-2025':
    'On September 30, 2025, in a first state trial in San Francisco, the jury found Uber careless but not the cause of the harm. Uber did not have to pay.',
  'uber-dean-verdict-2026':
    'On February 5, 2026 a federal jury in Phoenix ordered Uber to pay $8.5 million to a rider, because the driver seemed to act for Uber. It rejected the claims of carelessness and unsafe design. Uber said that it would appeal.',
  'uber-cases-3000':
    'Bloomberg Law reported in January 2026 that almost 3,000 riders had lawsuits pending in the federal Uber group.',
  'lyft-mdl-2026':
    'The Daily Journal reports that on February 5, 2026 federal judges grouped 17 lawsuits by Lyft riders in the Northern District of California.',
};
