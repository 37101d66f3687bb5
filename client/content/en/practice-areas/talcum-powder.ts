import type { PracticeArea } from '../../practice-area';

export const talcumPowder: PracticeArea = {
  slug: 'talcum-powder-claims',
  name: 'Talcum Powder',
  summary:
    'For people who used talc-based powder for years and later learned they had ovarian cancer or mesothelioma.',
  meta: {
    title: 'Talcum Powder Claims: Ovarian Cancer, Mesothelioma',
    description:
      'Used talc-based baby or body powder and later diagnosed with ovarian cancer or mesothelioma? See the products, the facts and how a talc claim works.',
  },
  title: 'Talcum Powder Claims',
  intro: 'If you used talc and became ill, we can help you understand your choices.',
  story:
    'Talcum powder was a daily habit in many homes. People used it on babies, after a shower and as part of feminine care. Lawsuits say that some makers knew of a possible cancer risk and did not warn the people who trusted the product.',
  standing: {
    against: ['[[talc-ingham-reduced-2020]] [[talc-ingham-final-2021]]', '[[talc-florida-2024]]'],
    for: [
      '[[talc-emerson-2026]]',
      '[[talc-craft-2025]]',
      '[[talc-moore-2025]] None of the awards of late 2025 is final.',
    ],
    todo: [
      'Ask soon, and keep what shows the powder that you used. A new case over ovarian cancer would most likely join the group in New Jersey. Cases over mesothelioma often run in state courts.',
    ],
    open: [
      '[[talc-experts-2026]]',
      'What higher courts do with the awards of late 2025.',
      'When the first federal trial begins.',
    ],
  },
  sections: [
    {
      id: 'facts',
      heading: 'Talc in four facts',
      blocks: [
        {
          cards: [
            {
              title: 'What talc is',
              text: 'Talc is a soft mineral dug from the ground. Crushed to powder, it soaks up moisture and helps skin stay dry.',
            },
            {
              title: 'Why asbestos comes up',
              text: 'In the ground, talc can lie close to asbestos, a mineral that is known to cause cancer. Lawsuits say that some talc was not free of it.',
            },
            {
              title: 'What science says',
              text: '[[talc-iarc-2024]] Not all studies agree, and makers say their products are safe.',
            },
            {
              title: 'What changed in stores',
              text: "[[talc-sales-ended]] The Johnson's Baby Powder sold in the US today uses cornstarch.",
            },
          ],
        },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Illnesses named in talc claims',
      blocks: [
        {
          list: [
            'Ovarian cancer: cancer that starts in or near the ovaries. Claims often involve powder used in the genital area over many years.',
            'Mesothelioma: cancer of the thin lining around the lungs, the belly or other organs. It is closely tied to asbestos, so these claims look at asbestos in the powder.',
          ],
        },
        {
          text: 'Your doctor may not know what caused your illness. That is normal, and it does not close the door. Experts on both sides study the science, and a court decides which evidence may be heard. If you also worked around asbestos, please read about [asbestos lung cancer claims](/services/asbestos-lung-cancer-claims).',
        },
      ],
    },
    {
      id: 'products',
      heading: 'Products named in claims',
      blocks: [
        {
          text: "Claims have named talc-based products of several kinds. Two well-known brands in these lawsuits are Johnson's Baby Powder and Shower to Shower.",
        },
        {
          cards: [
            {
              title: 'Baby powder',
              text: "Loose powder for a baby's skin, which many adults used on themselves. Older Johnson's Baby Powder was made with talc.",
            },
            {
              title: 'Body powder',
              text: 'Powder used after a bath or shower to stay dry and fresh. Shower to Shower was sold for this.',
            },
            {
              title: 'Feminine powder',
              text: 'Powder put on underwear, pads or the genital area to control moisture and odor.',
            },
            {
              title: 'Cosmetics',
              text: 'Some face powder, blush and eye shadow contains talc.',
            },
          ],
        },
        {
          note: 'Not every powder contains talc. Some have always been made with cornstarch. If you still have an old container, keep it closed, put it in a sealed bag and store it in a safe place.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'We would like to hear from you if:' },
        {
          list: [
            'You used a talc-based powder regularly.',
            'A doctor later diagnosed you with ovarian cancer or mesothelioma.',
            'You can tell us which product you used, how you used it and for about how long.',
          ],
        },
        {
          text: 'You may also be able to file for a loved one who has died. In some states the time may run from the day you learned what could have caused the illness. In others it may not. We check the rule for your state.',
        },
      ],
    },
    {
      id: 'past-verdicts',
      heading: 'A past talc verdict',
      blocks: [
        {
          text: '[[talc-top-verdict]] A verdict is the decision of a jury at the end of a trial. It is seldom the last word:',
        },
        { since: ['talc-ingham-reduced-2020', 'talc-ingham-final-2021', 'talc-craft-2025'] },
        {
          text: 'Other talc trials have ended with no money for the person who sued. What you may receive, if anything, depends on your illness, your proof, the state where you file and how the courts rule.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Talcum powder questions',
    items: [
      {
        question: 'I threw the bottle away long ago. Is that a problem?',
        answer: [
          'Not always. Most people did. You can describe the product yourself, and family members, photos or shopping records may support what you say.',
        ],
      },
      {
        question: 'I have a tissue sample from surgery. Should I do anything?',
        answer: [
          'Please tell us. Hospitals often store samples for some time. Experts may be able to look for talc or asbestos in them, so it is good to ask the hospital to keep them.',
        ],
      },
      {
        question: 'Is this a class action?',
        answer: [
          'Most people with these illnesses bring their own lawsuit. Many federal cases are grouped before one court for the early steps, but each person keeps a separate claim.',
        ],
      },
      {
        question: 'I used more than one brand. Can I file?',
        answer: [
          'You may be able to. List every brand you remember and the years you used each one. We sort out which companies may be responsible.',
        ],
      },
      {
        question: 'The maker went to bankruptcy court. Does that stop my claim?',
        answer: ['No plan has held so far. [[talc-bankruptcy-first-two]] The third was rejected as well.'],
      },
    ],
  },
};
