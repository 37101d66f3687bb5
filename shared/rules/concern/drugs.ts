import type { ConcernQuestion } from './concern-question';

/** By case type id: medicines, and products used on or in the body. */
export const drugs: Readonly<Record<string, readonly ConcernQuestion[]>> = {
  // Zantac
  '14': [
    {
      id: 'brandName',
      label: 'Did you take brand-name Zantac?',
      words: 'Brand-name Zantac, not a store brand',
      otherwise: 'refuse',
    },
    { id: 'regularUse', label: 'Did you take it regularly?', words: 'Regular use', otherwise: 'flag' },
    {
      id: 'listedCancer',
      label: 'Has a doctor found bladder, stomach, esophageal, liver or pancreatic cancer?',
      words: 'One of the five cancers on this page',
      otherwise: 'refuse',
    },
    {
      id: 'proofOfBrand',
      label: 'Could a record or a receipt show which brand you took?',
      words: 'Some proof of the brand',
      otherwise: 'flag',
    },
  ],
  // Elmiron
  '17': [
    {
      id: 'eyeDoctor',
      label: 'Has an eye doctor found maculopathy or another problem with your sight?',
      words: 'An eye problem that a doctor has found',
      otherwise: 'flag',
    },
  ],
  // Talcum powder
  '10': [
    {
      id: 'regularUse',
      label: 'Did you use a talc-based powder regularly?',
      words: 'Regular use of a talc-based powder',
      otherwise: 'refuse',
    },
    {
      id: 'listedCancer',
      label: 'Has a doctor diagnosed you with ovarian cancer or mesothelioma since then?',
      words: 'Ovarian cancer or mesothelioma, found later',
      otherwise: 'refuse',
    },
    {
      id: 'knowsProduct',
      label: 'Can you say which powder it was, and for about how long?',
      words: 'Which product it was, and for how long',
      otherwise: 'flag',
    },
  ],
  // Hair relaxer
  '8': [
    {
      id: 'regularUse',
      label: 'Did you use a chemical hair relaxer more than just a few times?',
      words: 'Use of a chemical hair relaxer more than a few times',
      otherwise: 'refuse',
    },
    {
      id: 'listedCancer',
      label: 'Has a doctor diagnosed you with endometrial, ovarian or uterine cancer since then?',
      words: 'Endometrial, ovarian or uterine cancer, found later',
      otherwise: 'refuse',
    },
    {
      id: 'records',
      label: 'Could your records show the diagnosis?',
      words: 'Records of the diagnosis',
      otherwise: 'flag',
    },
  ],
  // Baby formula
  '16': [
    { id: 'bornEarly', label: 'Was your baby born early?', words: 'A baby born early', otherwise: 'refuse' },
    {
      id: 'cowsMilk',
      label: "Was your baby given formula or fortifier made from cow's milk?",
      words: "Formula or fortifier made from cow's milk",
      otherwise: 'refuse',
    },
    {
      id: 'nec',
      label: 'Did a doctor say that your baby had NEC or may have had it?',
      words: 'A diagnosis of NEC, or a doctor who suspected it',
      otherwise: 'refuse',
    },
    {
      id: 'harm',
      label: 'Did your baby need treatment, have lasting problems, or die?',
      words: 'Treatment, lasting problems or a death',
      otherwise: 'flag',
    },
  ],
  'product-liability': [
    {
      id: 'hurtByProduct',
      label: 'Were you hurt, or made ill, by a product?',
      words: 'Harm from a product',
      otherwise: 'refuse',
    },
    {
      id: 'usedAsMeant',
      label: 'Was it used in the way that it was meant for, or nearly so?',
      words: 'Use much as it was meant',
      otherwise: 'flag',
    },
    {
      id: 'kept',
      label: 'Do you still have the product, its box, or photos of it?',
      words: 'The product, its box, or photos',
      otherwise: 'flag',
    },
  ],
};
