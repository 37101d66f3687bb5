import type { ConcernQuestion } from './concern-question';

/** By case type id: accidents on the road, on construction sites and at work. */
export const accidents: Readonly<Record<string, readonly ConcernQuestion[]>> = {
  // Ride share
  '6': [
    {
      id: 'throughApp',
      label: 'Was the ride booked through an app, or did a driver who was working for one hit you?',
      words: 'A ride through an app, or a driver who worked for one',
      otherwise: 'refuse',
    },
    {
      id: 'hurt',
      label: 'Were you hurt, in your body or in your mind?',
      words: 'An injury to body or mind',
      otherwise: 'refuse',
    },
    {
      id: 'someoneElse',
      label: 'Could someone else be responsible for what happened?',
      words: 'Someone else who may be responsible',
      otherwise: 'flag',
    },
    {
      id: 'rideRecords',
      label: 'Can you get the receipt of the ride and the number of a police report?',
      words: 'A ride receipt and the number of a police report',
      otherwise: 'flag',
    },
  ],
  // Auto vehicle accident
  '15': [
    {
      id: 'hurt',
      label: 'Were you hurt, or has a close relative died?',
      words: 'An injury, or a death in the family',
      otherwise: 'refuse',
    },
    {
      id: 'someoneElse',
      label: 'Did someone else, or a failed part, cause the crash, at least in part?',
      words: 'Someone else, or a failed part, behind the crash',
      otherwise: 'flag',
    },
    {
      id: 'treated',
      label: 'Has a doctor treated you for it?',
      words: 'Treatment by a doctor',
      otherwise: 'flag',
    },
  ],
  'construction-accidents': [
    {
      id: 'hurtOnSite',
      label: 'Were you hurt on or near a construction site?',
      words: 'An injury on or near a site',
      otherwise: 'refuse',
    },
    {
      id: 'someoneElse',
      label: 'Could another company, a machine or a tool have played a part?',
      words: 'Another company, a machine or a tool that played a part',
      otherwise: 'flag',
    },
    {
      id: 'treated',
      label: 'Has a doctor treated you for it?',
      words: 'Treatment by a doctor',
      otherwise: 'flag',
    },
  ],
  'workplace-injuries': [
    {
      id: 'hurtAtWork',
      label: 'Were you hurt, or did you fall ill, because of your work?',
      words: 'An injury or illness from work',
      otherwise: 'refuse',
    },
    {
      id: 'someoneElse',
      label: 'Could someone other than your employer, or a product, have played a part?',
      words: 'Someone outside your company, or a product, that played a part',
      otherwise: 'flag',
    },
    {
      id: 'reported',
      label: 'Did you tell your employer about it?',
      words: 'A report to your employer',
      otherwise: 'flag',
    },
  ],
};
