import type { PracticeArea } from '../../practice-area';

export const paraquat: PracticeArea = {
  slug: 'paraquat-claims',
  name: 'Paraquat',
  summary:
    "For people who sprayed, mixed or lived near the weed killer paraquat and later learned they had Parkinson's disease.",
  meta: {
    title: "Paraquat Claims: Parkinson's Disease",
    description:
      "Worked with or near the weed killer paraquat and later diagnosed with Parkinson's disease? Learn who can file, what proof helps and what happens next.",
  },
  title: 'Paraquat Claims',
  intro:
    "If you or someone in your family worked with paraquat and has Parkinson's disease, we can help you find out whether you may have a claim.",
  story:
    "Paraquat is a strong weed killer used on farms. People who mixed it, sprayed it or worked near it have filed lawsuits after learning that they had Parkinson's disease. They say the makers did not warn them.",
  standing: {
    against: ['[[paraquat-durnell-2026]]', '[[paraquat-expert-2024]]'],
    for: [
      '[[paraquat-letter-agreement-2025]] We cannot tell you a sum either, and you should be careful with anyone who does.',
      '[[paraquat-philadelphia]]',
    ],
    todo: [
      'If you have not filed yet, the settlement may not reach you. Ask soon: a group settlement can set its own dates.',
    ],
    open: [
      '[[paraquat-appeal-2025]]',
      'Who can still join the settlement, and until when.',
      'When a first jury decides a paraquat case. We found no verdict.',
      'What the EPA decides after its new look at the science.',
    ],
  },
  sections: [
    {
      id: 'what-paraquat-is',
      heading: 'What paraquat is',
      blocks: [
        {
          text: 'Paraquat is a herbicide, a chemical that kills plants. Farmers use it to clear weeds before planting and to dry some crops before harvest. One brand name for it is Gramoxone. It is usually sold as a liquid that is mixed with water and sprayed.',
        },
        {
          text: 'Paraquat is highly toxic. In the United States, only certified applicators, people with special training and a license, may use it. You cannot buy it for your yard at a garden store. [[paraquat-eu-2007]]',
        },
      ],
    },
    {
      id: 'parkinsons-disease',
      heading: "Paraquat and Parkinson's disease",
      blocks: [
        {
          text: "Parkinson's disease is an illness of the brain that gets worse over time and affects how a person moves. It harms nerve cells that make dopamine, a chemical the brain uses to control movement. Common signs are:",
        },
        {
          list: [
            'Shaking in a hand, arm, leg or the jaw, called tremor.',
            'Stiff muscles.',
            'Slow movement.',
            'Trouble with balance or walking.',
            'Changes in sleep, mood or the sense of smell.',
          ],
        },
        {
          text: '[[paraquat-nih-2011]] Other studies have found less, or nothing. [[paraquat-epa-2021-insufficient]] [[paraquat-epa-2025-withdraw]] The makers deny that paraquat causes the disease. You deserve to know that the question is not settled.',
        },
        {
          note: "Many things can cause these signs, and many people with Parkinson's disease were never near paraquat. Please see a doctor about any sign that worries you.",
        },
      ],
    },
    {
      id: 'who-can-file',
      heading: 'Who can file',
      blocks: [
        {
          text: "You may be able to file if you were in contact with paraquat and a doctor later diagnosed you with Parkinson's disease. These roles come up most often:",
        },
        {
          cards: [
            {
              title: 'Licensed applicators',
              text: 'People who sprayed paraquat for a farm, a company or their own land.',
            },
            {
              title: 'Mixers and loaders',
              text: 'Workers who poured, mixed or carried the liquid, or who cleaned and repaired the tanks.',
            },
            {
              title: 'Farm workers',
              text: 'People who picked, pruned or planted in fields where it had been sprayed.',
            },
            {
              title: 'Neighbors',
              text: 'People who lived or went to school near fields, where spray could drift through the air.',
            },
          ],
        },
        {
          text: 'The family of a person who has died may be able to file too. A relative can ask us for you if speaking or writing is hard.',
        },
      ],
    },
    {
      id: 'proof-that-helps',
      heading: 'Proof that helps',
      blocks: [
        { text: 'You do not need all of these to talk with us. Any one of them is a good start:' },
        {
          list: [
            'Your applicator license or training papers.',
            'Spray logs, purchase records or product labels.',
            'Pay stubs, tax papers or other proof of where you worked.',
            'Names of people who worked beside you.',
            "Medical records that show who diagnosed Parkinson's disease and when.",
          ],
        },
        {
          text: 'Were you around other farm chemicals as well? Tell us about those too. The other side will ask, and it helps us to know first. Our pages on [Roundup](/services/roundup-claims) and [chemical exposure](/services/chemical-exposure) may also be useful.',
        },
      ],
    },
    {
      id: 'published-figures',
      heading: 'About published figures',
      blocks: [
        {
          text: '[[paraquat-ten-million]] Take such a number with care. We have found no case and no settlement that it comes from. Please do not take it as an average or as a sign of what your claim may be worth.',
        },
        { since: ['paraquat-letter-agreement-2025'] },
        {
          text: 'In your own case, much depends on your diagnosis, your age, the length of your contact with paraquat, the care you need and the proof you have.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Paraquat questions',
    items: [
      {
        question: 'I was never licensed. Can I still file?',
        answer: [
          'You may be able to. Many people were near paraquat without spraying it themselves. What matters is how you came into contact with it and what proof there is.',
        ],
      },
      {
        question: 'My contact with paraquat was many years ago. Is it too late?',
        answer: [
          'Not always. In some states the time to file may start when you learned of the illness and its possible cause. Other rules can cut it off sooner. Ask us, and we will check your state.',
        ],
      },
      {
        question: 'Would I be suing the farm I worked for?',
        answer: [
          'These lawsuits are mostly against companies that made or sold paraquat, not against farmers. We explain who would be named before anything is filed.',
        ],
      },
      {
        question: 'I have tremor but no diagnosis. What should I do?',
        answer: [
          "See a doctor first. A neurologist, a doctor for the brain and nerves, can find out whether it is Parkinson's disease. We can talk again once you know.",
        ],
      },
      {
        question: 'Can I still join the settlement?',
        answer: [
          'Its terms and dates are not public. Tell us where your case stands, and we will find out what is open to you.',
        ],
      },
    ],
  },
};
