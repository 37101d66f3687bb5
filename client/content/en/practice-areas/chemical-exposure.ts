import type { PracticeArea } from '../../practice-area';

export const chemicalExposure: PracticeArea = {
  slug: 'chemical-exposure',
  name: 'Chemical Exposure',
  summary:
    'Ill after contact with a harmful substance at work, at home or in your water? See what we review.',
  meta: {
    title: 'Chemical Exposure: Cases and Compensation',
    description:
      'Ill after contact with chemicals at work, at home or in drinking water? See which cases we review, what a claim may cover and how to ask us for free.',
  },
  title: 'Chemical exposure',
  intro:
    'If you think that a chemical made you ill, we can help you find out what you were exposed to and who was responsible for it.',
  story:
    'You can come into contact with a harmful substance by breathing it in, swallowing it or getting it on your skin. Some harm shows at once. Some illnesses take years to appear, and the link is easy to miss.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Which court has your case depends on the substance. Foam, water at a base, weed killers and asbestos each have pages of their own here, with courts and dates.',
      'For other substances a case usually starts in your own state. It often turns on one question: can records show what you were near, when, and how much of it?',
    ],
    open: ['Which uses of the solvents TCE and PCE stay allowed, and for how long.'],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Cases that we review',
      blocks: [
        { text: 'Exposure happens in many places. We review cases such as these:' },
        {
          list: [
            'Firefighting foam used at airports and on military bases: [AFFF](/services/afff-claims)',
            'PFAS, long-lasting chemicals that can get into drinking water: [PFAS](/services/pfas-claims)',
            'Polluted water on a military base: [Camp Lejeune](/services/camp-lejeune-water-contamination-claims)',
            'Weed killers used on farms and in yards: [paraquat](/services/paraquat-claims) and [Roundup](/services/roundup-claims)',
            'Dust from old building and insulation products: [asbestos](/services/asbestos-lung-cancer-claims)',
            'Solvents, fuels, cleaning products and fumes at work: [workplace injuries](/services/workplace-injuries)',
            'Spills, leaks and fires at plants or on the road that reach homes nearby',
          ],
        },
        {
          text: 'Proof is the hard part of these cases. It helps to know where you lived and worked, what was used there, when you were near it and what your doctors have found. You do not need to have all of this before you ask. Do not handle or collect a substance yourself to prove anything; a label, a photo from a safe place or the name of a product is enough.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Damages that you may claim',
      blocks: [
        {
          text: 'Damages are the money that the law allows a person to ask for after harm. What you may claim depends on your illness and on your state. It may include:',
        },
        {
          list: [
            'Medical bills, and care that you are likely to need later',
            'Medical checks to watch for illness, where the law allows it',
            'Wages lost, and work that you can no longer do',
            'Pain, distress and the loss of things that you enjoyed',
            'The cost of cleaning up your property, or its lost value',
            'Losses of the family, when someone has died',
          ],
        },
        {
          text: 'In some states the time to file starts when you learned, or could have learned, that the exposure made you ill. So please do not rule yourself out because it was long ago.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Third-party liability',
      blocks: [
        {
          text: "If it happened at work, workers' compensation usually comes first. It is insurance that pays for work injuries and illnesses no matter who was at fault. You may also have a claim against a third party, which means someone other than your employer, such as:",
        },
        {
          list: [
            'The maker or seller of the chemical, if a warning was missing or unclear',
            'Another company that used or stored it at the same place',
            'The owner of a property that you were sent to',
            'A trucking or rail company, after a spill on the way',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA and chemicals at work',
      blocks: [
        {
          text: 'OSHA is the Occupational Safety and Health Administration, the federal agency for safety at work. Some states have their own agency with similar rules. Most workers may ask for:',
        },
        {
          list: [
            'Training and labels that explain the hazardous chemicals at work',
            'Safety data sheets, which say what a chemical can do and how to protect yourself',
            'Their own exposure and medical records that the employer keeps',
            'An inspection, without their name being given to the employer',
          ],
        },
        {
          text: 'OSHA can fine an employer, but it does not pay people who became ill.',
        },
      ],
    },
  ],
};
