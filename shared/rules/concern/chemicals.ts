import type { ConcernQuestion } from './concern-question';

/** By case type id: chemicals in water, on fields, in buildings and at work. */
export const chemicals: Readonly<Record<string, readonly ConcernQuestion[]>> = {
  // Asbestos lung cancer
  '2': [
    {
      id: 'lungCancer',
      label: 'Has a doctor diagnosed you, or a close relative, with lung cancer?',
      words: 'Lung cancer that a doctor has found',
      otherwise: 'refuse',
    },
    {
      id: 'aroundAsbestos',
      label: 'Was there asbestos at work, in the service, or on the clothes of someone at home?',
      words: 'Contact with asbestos',
      otherwise: 'refuse',
    },
    {
      id: 'traces',
      label: 'Could records, products or people who were there show where it came from?',
      words: 'Something that may show where the asbestos came from',
      otherwise: 'flag',
    },
  ],
  // PFAS
  '3': [
    {
      id: 'exposed',
      label: 'Did you live, work or go to school for some time where PFAS were in the water or at work?',
      words: 'Some time with PFAS in the water or at work',
      otherwise: 'refuse',
    },
    {
      id: 'ill',
      label: 'Has a doctor found a serious illness since then?',
      words: 'A serious illness, found later',
      otherwise: 'refuse',
    },
    {
      id: 'source',
      label: 'Is there a plant, a base, an airport or a landfill that the PFAS may have come from?',
      words: 'A sign of where the PFAS came from',
      otherwise: 'flag',
    },
  ],
  // Camp Lejeune
  '5': [
    {
      id: 'ill',
      label: 'Are you ill, or has a relative who was there fallen ill or died?',
      words: 'An illness after the time at the base',
      otherwise: 'flag',
    },
    {
      id: 'askedNavy',
      label: 'Did you, or someone in your family, file a claim with the Navy in time?',
      words: 'A claim that was filed with the Navy in time',
      otherwise: 'flag',
    },
  ],
  // Paraquat
  '11': [
    {
      id: 'contact',
      label: 'Did you spray, mix or carry paraquat, or work or live close to where it was sprayed?',
      words: 'Contact with paraquat',
      otherwise: 'refuse',
    },
    {
      id: 'parkinsons',
      label: "Has a doctor diagnosed you with Parkinson's disease?",
      words: "A diagnosis of Parkinson's disease",
      otherwise: 'refuse',
    },
    {
      id: 'contactFirst',
      label: 'Did the contact come before the diagnosis?',
      words: 'Contact before the diagnosis',
      otherwise: 'flag',
    },
  ],
  // Roundup
  '12': [
    {
      id: 'oftenUsed',
      label: 'Did you use Roundup often, at work or at home?',
      words: 'Frequent use of Roundup',
      otherwise: 'refuse',
    },
    {
      id: 'listedCancer',
      label: 'Has a doctor diagnosed non-Hodgkin lymphoma, multiple myeloma or leukemia?',
      words: 'One of the three cancers on this page',
      otherwise: 'refuse',
    },
    {
      id: 'usedFirst',
      label: 'Did you use it before the diagnosis?',
      words: 'Use before the diagnosis',
      otherwise: 'flag',
    },
  ],
  'chemical-exposure': [
    {
      id: 'exposed',
      label: 'Were you in contact with a harmful substance, at work or near your home?',
      words: 'Contact with a harmful substance',
      otherwise: 'refuse',
    },
    {
      id: 'ill',
      label: 'Were you hurt, or has a doctor found an illness since then?',
      words: 'An injury, or an illness that was found later',
      otherwise: 'refuse',
    },
    {
      id: 'knowsWhere',
      label: 'Do you know where it was and about when?',
      words: 'Where it was and about when',
      otherwise: 'flag',
    },
  ],
};
