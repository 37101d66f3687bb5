import type { PracticeArea } from '../../practice-area';

export const pfas: PracticeArea = {
  slug: 'pfas-claims',
  name: 'PFAS',
  summary:
    'For people who had PFAS, a group of long-lasting chemicals, in their water or at work and later became ill.',
  meta: {
    title: 'PFAS Water Contamination Claims',
    description:
      'Drank water with PFAS, or worked with these chemicals, and later became ill? See what PFAS are, which illnesses matter and how we look at your claim.',
  },
  title: 'PFAS Claims',
  intro:
    'If your water or your work exposed you to PFAS and you later became ill, we can tell you whether you may have a claim.',
  story:
    'PFAS are often called forever chemicals because they break down so slowly. They have been found in drinking water in many parts of the country.',
  standing: {
    against: [
      '[[afff-water-not-people]] The settlements with states pay the states. If you are ill, you need a claim of your own.',
    ],
    for: ['[[pfas-nj-dupont-2025]]'],
    todo: [
      'Find out who polluted your water, and since when. Cases about drinking water sit in the same federal group as the cases about firefighting foam.',
    ],
    open: [
      'When the first trial about an illness will take place.',
      'Which limits for drinking water will stand. The EPA has not finished.',
    ],
  },
  sections: [
    {
      id: 'what-pfas-are',
      heading: 'What PFAS are',
      blocks: [
        {
          text: 'PFAS is short for per- and polyfluoroalkyl substances, a large family of chemicals made by people. They resist heat, oil, stains and water, so they were used in nonstick pans, food wrappers, fabrics, carpets and firefighting foam.',
        },
        {
          text: 'Most people have some PFAS in their blood. That alone does not mean you are ill or will become ill. Claims are about people who took in more than others, often for years, and who then received a serious diagnosis.',
        },
      ],
    },
    {
      id: 'how-people-are-exposed',
      heading: 'How people come into contact with PFAS',
      blocks: [
        {
          cards: [
            {
              title: 'Drinking water',
              text: 'PFAS can seep into wells, rivers and city water near factories, landfills, airports and bases.',
            },
            {
              title: 'Work',
              text: 'People who made or used PFAS may have breathed in dust or vapor, or swallowed small amounts.',
            },
            {
              title: 'Firefighting foam',
              text: 'Foam put PFAS on the people who used it. We have a separate page on [AFFF foam](/services/afff-claims).',
            },
            {
              title: 'Food and goods',
              text: 'Fish, packaging and treated products may contain PFAS. This kind of contact is hard to trace to one company.',
            },
          ],
        },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Illnesses that claims look at',
      blocks: [
        {
          text: '[[pfas-c8-panel]] For other PFAS the evidence is weaker, and research goes on. Claims name these:',
        },
        {
          list: [
            'Kidney cancer.',
            'Testicular cancer.',
            'Thyroid disease: the gland makes too much or too little hormone.',
            'Ulcerative colitis: lasting inflammation of the large bowel.',
            'High cholesterol and changes in the liver.',
            'High blood pressure in pregnancy, including preeclampsia, which can also harm organs.',
          ],
        },
        {
          text: 'Not every condition on this list supports a lawsuit of its own. High cholesterol, for example, is common and has many causes. We will tell you which facts matter.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'You may have a claim if these points fit:' },
        {
          list: [
            'You lived, worked or went to school for some time with PFAS in the water or the workplace.',
            'A doctor later found a serious illness that studies have linked to PFAS.',
            'There are signs of where the PFAS came from, such as a plant, a base, an airport or a landfill.',
          ],
        },
        {
          text: 'Towns and water suppliers file claims too, to pay for cleaning the water. Those are separate. A payment to your town does not pay for your illness, and it does not by itself settle your own claim.',
        },
      ],
    },
    {
      id: 'what-to-collect',
      heading: 'What helps us check your case',
      blocks: [
        {
          list: [
            'The addresses where you lived, with the years as well as you remember them.',
            'Water bills, or letters from your water supplier about PFAS.',
            'Test results, if you had a private well checked.',
            'A list of jobs, and the names of products you worked with.',
            'The name of your illness, when it was found and who treats you.',
          ],
        },
        {
          text: 'Missing some of this? Tell us what you have. Public test results may fill the gaps.',
        },
      ],
    },
    {
      id: 'water-at-home',
      heading: 'If you are worried about your water now',
      blocks: [
        {
          text: 'Ask your water supplier for its latest PFAS results. If you have a private well, your state or local health office can name a lab that tests for PFAS.',
        },
        {
          text: 'Some home filters can lower PFAS. Look for ones that use activated carbon or reverse osmosis (water pushed through a very fine screen), and check that the label names PFAS. Boiling does not remove these chemicals.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'PFAS questions',
    items: [
      {
        question: 'Do I need a blood test for PFAS?',
        answer: [
          'Not to ask us. A blood test can show how much PFAS is in your body. It cannot show what made you ill. Talk with your doctor about whether a test would help your care.',
        ],
      },
      {
        question: 'How do you find out who is responsible?',
        answer: [
          'We look at who made or used PFAS near your water, what tests found and how water moves in the area. Experts may be needed. Sometimes no single source can be shown.',
        ],
      },
      {
        question: 'I am not ill, but my water had PFAS in it. What can I do?',
        answer: [
          'Most injury claims need a diagnosis. Keep your water records, tell your doctor and come back to us if something changes.',
        ],
      },
      {
        question: 'Is this the same as an AFFF claim?',
        answer: [
          'They overlap. AFFF claims are about firefighting foam, which often contains PFAS. PFAS claims also cover water and work. If you are unsure, pick either one and we will sort it out.',
        ],
      },
      {
        question: 'Did my town already settle this for me?',
        answer: [
          'No. Money that a town gets pays for clean water. It does not pay for your illness, and it does not take your own claim away.',
        ],
      },
    ],
  },
};
