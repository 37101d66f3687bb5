import type { PracticeArea } from '../../practice-area';

export const babyFormula: PracticeArea = {
  slug: 'baby-formula-lawsuit',
  name: 'Baby Formula',
  summary:
    'For families of babies born early who were fed formula and became ill with NEC, a serious bowel disease.',
  meta: {
    title: 'Baby Formula Lawsuit: NEC in Preterm Infants',
    description:
      "Was your preterm baby fed cow's-milk formula and then diagnosed with NEC? Read in plain words what families ask, what to gather and what happens next.",
  },
  title: 'Baby formula and NEC in babies born early',
  intro:
    'This page explains what NEC is, why families have brought lawsuits about formula, and how we can look at what happened to your child.',
  story:
    'If your baby was born early and became ill with NEC, you have been through a great deal. You may still have questions that nobody had time to answer. Take your time with this page.',
  standing: {
    against: ['[[nec-venue-2025]]', '[[nec-federal-2025]]'],
    for: ['[[nec-watson-2024]]', '[[nec-gill-2024]]', '[[nec-whitfield-2024]] [[nec-whitfield-new-trial]]'],
    todo: [
      'Where a case can be filed matters a great deal. It depends on where your baby was born and cared for, and on which product was used. Ask soon: a parent may have less time than a child.',
    ],
    open: [
      'How the next federal test cases end.',
      'What higher courts say about the trials so far.',
      'Whether the makers will settle. We know of no settlement.',
    ],
  },
  sections: [
    {
      id: 'what-nec-is',
      heading: 'What NEC is',
      blocks: [
        {
          text: 'NEC is short for necrotizing enterocolitis, a serious disease in which the bowel becomes inflamed and parts of it can be damaged or die. It mostly affects preterm infants, which means babies born too early, while they are still being cared for in the hospital.',
        },
        {
          text: 'Doctors do not know one single cause. Being born early and having a low birth weight both raise the risk. Feeding plays a part as well. [[nec-cochrane]]',
        },
        {
          note: "If your baby is in the hospital or at home now, please do not change the feeding because of this page. Formula can be the right choice when there is not enough human milk. Talk with your baby's care team, and seek help at once if your baby seems unwell.",
        },
      ],
    },
    {
      id: 'signs-and-care',
      heading: 'Signs that doctors look for, and how they treat it',
      blocks: [
        { text: 'In the records of a baby with NEC, you may find words for signs such as these:' },
        {
          list: [
            'A swollen or tender belly',
            'Trouble with feeding, or milk left in the stomach',
            'Green vomit',
            'Blood in the stool',
            'Little energy, pauses in breathing or a slow heartbeat',
          ],
        },
        {
          text: 'Doctors often stop milk feeds for a while, feed the baby through a vein and give antibiotics. Some babies need surgery. Many children recover. Some have problems later, such as a narrowed bowel, trouble taking in food, or slower growth and development.',
        },
      ],
    },
    {
      id: 'why-families-ask',
      heading: 'Why families have brought lawsuits',
      blocks: [
        {
          text: "The lawsuits are about certain products for babies born early that are made from cow's milk: formula, and fortifier, a supplement that is added to human milk. Families say that the makers knew or should have known of the risk of NEC and did not give a clear warning to parents and hospitals.",
        },
        {
          text: "The makers dispute this. They say that their products are needed and that doctors choose how to feed a preterm baby. Courts look at each case on its own facts. That is why the details of your child's care matter so much.",
        },
        {
          text: 'A case like this is not about blaming you. Parents of preterm babies often had little say in what was fed, and they relied on what they were told.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'When to ask us',
      blocks: [
        { text: 'You do not need to be sure. Ask for a review if these points fit, as far as you know:' },
        {
          list: [
            'Your baby was born early',
            "Your baby was given formula or fortifier made from cow's milk",
            'After that, a doctor said that your baby had NEC or may have had it',
            'Your baby needed treatment, has lasting problems, or has died',
          ],
        },
        {
          text: 'Not every case fits, even when all of these points do. A child may have more time to file than a parent, but not in every state. If we cannot help, we tell you so and say why.',
        },
      ],
    },
    {
      id: 'what-to-gather',
      heading: 'What to gather, if you can',
      blocks: [
        {
          text: 'You may have very little on paper, and that is fine. With your permission we can ask the hospital for records. These things help:',
        },
        {
          cards: [
            {
              title: 'Where and when',
              text: 'The name of each hospital, the date of birth and how early your baby came.',
            },
            {
              title: 'Feeding',
              text: 'The name of the formula or fortifier, if you know it. Photos of bottles or labels can help. Feeding charts are part of the hospital file.',
            },
            {
              title: 'Illness',
              text: 'Discharge papers, notes on surgery, and the names of doctors who have seen your child since.',
            },
            {
              title: 'Life since then',
              text: 'Therapy, special food, travel to appointments, and work that you missed to care for your child.',
            },
          ],
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'What a claim may ask for',
      blocks: [
        {
          text: "No sum can undo an illness or a loss. A claim may ask for the cost of past and future care, for a parent's lost wages, for a child's pain and for lasting effects. When a baby has died, the law of the state decides which family members may ask, and for what. We cannot promise that a claim will succeed.",
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Questions that parents ask',
    items: [
      {
        question: 'I do not know which formula was used. Can I still ask?',
        answer: [
          'Yes. Most parents do not know. The hospital file usually shows what a baby was fed and when, and we can ask for it with your permission.',
        ],
      },
      {
        question: 'My baby had both human milk and formula. Does that rule us out?',
        answer: [
          'Not by itself. Many preterm babies are fed both, or are given human milk with a fortifier. We look at what was given and at the time when the illness began.',
        ],
      },
      {
        question: 'Would we have to sue the hospital?',
        answer: [
          'These cases are mostly about the makers of the product. Whether anyone else shares the blame depends on the facts. You decide whom a claim is brought against, and we explain the options first.',
        ],
      },
      {
        question: 'Who decides for my child?',
        answer: [
          'A parent or legal guardian usually acts for a child. In many states a judge also has to approve a settlement, an agreement that ends the case, so that the money is kept safe for the child.',
        ],
      },
      {
        question: 'Is this the same as a recall?',
        answer: [
          'No. A recall takes a product off the shelf. A lawsuit asks whether a maker should have warned families, and it can go forward without a recall. You can read more under [product liability](/services/product-liability).',
        ],
      },
    ],
  },
};
