import type { PracticeArea } from '../../practice-area';

export const roundup: PracticeArea = {
  slug: 'roundup-claims',
  name: 'Roundup',
  summary:
    'For people who used the weed killer Roundup at work or at home and later learned they had one of three cancers of the blood or immune system.',
  meta: {
    title: 'Roundup Claims: Lymphoma, Myeloma, Leukemia',
    description:
      'Used Roundup and later diagnosed with non-Hodgkin lymphoma, multiple myeloma or leukemia? See who may file, what proof helps and what we do first.',
  },
  title: 'Roundup Claims',
  intro:
    'If you used Roundup and became ill, we can look at your facts and tell you whether you may have a claim.',
  story:
    'Roundup is one of the best-known weed killers in the world. Farmers, groundskeepers and home gardeners have used it for decades. Many people who later got certain cancers say nobody warned them.',
  standing: {
    against: [
      '[[roundup-durnell-2026]]',
      'Most lawsuits rested on the missing warning, and that ground is now blocked. [[roundup-durnell-not-science]]',
    ],
    for: ['[[roundup-class-2026-proposed]] [[roundup-class-prelim-approval]]'],
    todo: [
      'Call now. The class settlement may cover you, even if you never sued, and its dates may be running. [[roundup-opt-out-2026]] If you get a notice about it, keep it and show it to us.',
    ],
    open: ['[[roundup-final-open-2026]]', 'Which claims still stand on other grounds than the label.'],
  },
  sections: [
    {
      id: 'what-roundup-is',
      heading: 'What Roundup is',
      blocks: [
        {
          text: 'Roundup is a brand of weed killer. Its best-known ingredient is glyphosate (say it: GLY-fo-sate), a chemical that stops plants from making what they need to grow. Roundup products also contain other ingredients that help the spray stick to leaves and soak in. Newer products for home lawns may use other weed killers instead, so the product and the year both matter.',
        },
      ],
    },
    {
      id: 'cancers',
      heading: 'Cancers named in Roundup claims',
      blocks: [
        {
          text: "Claims involve three cancers of the blood and the immune system, the body's defense against germs:",
        },
        {
          list: [
            'Non-Hodgkin lymphoma: a group of cancers that start in white blood cells called lymphocytes. Swollen glands can be a sign.',
            'Multiple myeloma: a cancer of plasma cells, which live in the bone marrow (the soft center of bones) and help fight germs.',
            'Leukemia: a cancer that starts in tissue that makes blood, such as the bone marrow.',
          ],
        },
        {
          text: 'Most Roundup lawsuits have been about non-Hodgkin lymphoma. The other two may be harder to prove. If you have one of them, or are not sure of the exact name, ask us. Your pathology report, the lab report on your cancer, can tell us more.',
        },
      ],
    },
    {
      id: 'what-science-says',
      heading: 'What the science says',
      blocks: [
        { text: 'Experts do not agree, and we would rather tell you so than leave it out.' },
        {
          cards: [
            {
              title: 'One view',
              text: '[[roundup-iarc-2015]]',
            },
            {
              title: 'Another view',
              text: '[[roundup-9th-circuit-2022]] [[roundup-epa-withdrew-2022]] The maker says Roundup is safe when used as the label directs.',
            },
          ],
        },
        {
          text: 'Some juries have sided with people who were ill, and others have sided with the maker. The law on labels changed in the middle of it:',
        },
        { since: ['roundup-durnell-2026', 'roundup-durnell-not-science'] },
      ],
    },
    {
      id: 'who-may-file',
      heading: 'Who may be able to file',
      blocks: [
        { text: 'These claims often come from people who:' },
        {
          list: [
            'Sprayed Roundup on a farm, in a nursery or in an orchard.',
            'Cared for parks, school grounds, golf courses or roadsides.',
            'Worked in landscaping.',
            'Used it often at home, on a yard, a driveway or a large garden.',
          ],
        },
        {
          text: 'You also need a diagnosis of one of the three cancers after you used the product. How often you used it and for how long can make a difference. If your relative has died, the family, or the person who handles the estate (what was left behind), may be able to file.',
        },
      ],
    },
    {
      id: 'settlements',
      heading: 'What past settlements show',
      blocks: [
        {
          text: '[[roundup-paid-11bn]] That sum was spread over a very large number of people, and the share of each person was different. It does not mean that money is waiting for new claims.',
        },
        {
          since: ['roundup-class-2026-proposed', 'roundup-class-prelim-approval', 'roundup-durnell-2026'],
        },
        {
          text: 'What a claim could bring, if it brings anything, depends on many things. They include the type of cancer, your treatment, your age, how you used Roundup and the rules of your state.',
        },
      ],
    },
    {
      id: 'your-first-steps',
      heading: 'Your first steps',
      blocks: [
        {
          steps: [
            {
              title: 'Write down your use',
              text: 'Note where, when and how often you used Roundup, and whether you wore gloves or a mask. A rough list is fine.',
            },
            {
              title: 'Gather what you have',
              text: 'Receipts, photos of the shed, old containers, work records and names of people who saw you spray can all help.',
            },
          ],
        },
        {
          text: 'Did you work with other farm chemicals too? Our [paraquat page](/services/paraquat-claims) explains claims over another weed killer.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Roundup questions',
    items: [
      {
        question: 'Do I need receipts to prove I used Roundup?',
        answer: [
          'They help, but many people have none. Your own statement, photos, work records and people who saw you use it may also count as proof.',
        ],
      },
      {
        question: 'I only used it at home. Can I file?',
        answer: [
          'You may be able to. Some past cases came from home gardeners. We ask how often you sprayed, over how many years and which product it was.',
        ],
      },
      {
        question: 'I used a different brand with glyphosate. Does that count?',
        answer: [
          'Tell us the brand. These claims are about Roundup, but the facts of your case may point to another path, and we will say so if they do.',
        ],
      },
      {
        question: 'My cancer is in remission. Is it still worth asking?',
        answer: [
          'Yes. Remission means that the signs of the cancer have gone or grown less. You may still have had bills, lost pay and hard months of treatment. Just keep the deadline in mind.',
        ],
      },
      {
        question: 'Does the Supreme Court ruling end my claim?',
        answer: [
          'Not by itself. It blocks claims that the label should have warned you. Whether a claim can stand on other grounds, the courts still have to say. Ask us about yours.',
        ],
      },
    ],
  },
};
