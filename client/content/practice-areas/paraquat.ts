import type { PracticeArea } from '../practice-area';

export const paraquat: PracticeArea = {
  layout: 'full',
  slug: 'paraquat-claims',
  name: 'Paraquat',
  caseType: 11,
  icon: 'Tractor',
  summary:
    "For people who sprayed, mixed or lived near the weed killer paraquat and later learned they had Parkinson's disease.",
  meta: {
    title: "Paraquat Claims: Parkinson's Disease",
    description:
      "Worked with or near the weed killer paraquat and later diagnosed with Parkinson's disease? Learn who can file, what proof helps and what happens next.",
  },
  title: 'Paraquat Claims',
  intro:
    "Paraquat is a strong weed killer used on farms. People who mixed it, sprayed it or worked near it have filed lawsuits after learning that they had Parkinson's disease. They say the makers did not warn them. If this sounds like your life or the life of someone in your family, we can help you find out whether you may have a claim.",
  sections: [
    {
      id: 'what-paraquat-is',
      heading: 'What paraquat is',
      blocks: [
        {
          text: 'Paraquat is a herbicide, a chemical that kills plants. Farmers use it to clear weeds before planting and to dry some crops before harvest. One brand name for it is Gramoxone. It is usually sold as a liquid that is mixed with water and sprayed.',
        },
        {
          text: 'Paraquat is highly toxic. In the United States, only certified applicators, people with special training and a license, may use it. You cannot buy it for your yard at a garden store. The European Union does not allow it.',
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
          text: "Some studies have found Parkinson's disease more often in people who worked with paraquat. Other studies have not. The Environmental Protection Agency (EPA), which decides how weed killers may be used, has said that the evidence is not enough to show a clear link. The makers deny that paraquat causes the disease. Courts are weighing this question, and you deserve to know that it is not settled.",
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
          text: 'You may read about $10 million in connection with paraquat claims. Take such a number with care. On its own it does not say who was hurt, how badly, or what they could prove. Please do not take it as an average or as a sign of what your claim may be worth.',
        },
        {
          text: 'Past results do not predict yours. In your own case, much depends on your diagnosis, your age, the length of your contact with paraquat, the care you need and the proof you have.',
        },
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      blocks: [
        {
          steps: [
            {
              title: 'You reach out',
              text: 'Fill in the short form on our [contact page](/contact). We respond within 24 hours, by phone or email.',
            },
            {
              title: 'We map your work history',
              text: 'We write down the farms, the years and the jobs, one at a time. You do not have to remember everything at once.',
            },
            {
              title: 'We check the deadline',
              text: 'Each state limits the time to file. Deadlines differ by state and can be short. A group settlement may also set dates of its own, so we look at this early.',
            },
            {
              title: 'You decide',
              text: 'We tell you what we think of your claim. You choose whether to go on, and there is no charge if you do not.',
            },
          ],
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
        question: 'What will it cost me?',
        answer: [
          'The review is free and there are no upfront costs. You owe no fee unless we win. We put this in writing before you hire us.',
        ],
      },
    ],
  },
  figures: [
    {
      text: 'The European Union does not allow it',
      refersTo: 'Paraquat has not been approved in the European Union since a court judgment of July 2007.',
    },
    {
      text: 'has said that the evidence is not enough to show a clear link',
      // To check for newer statements before publishing.
      refersTo: 'EPA papers on the registration review of paraquat.',
    },
    {
      text: '$10 million',
      // The specification gives no more than the sum: name the case that it comes from before publishing, or remove it.
      refersTo: 'A paraquat marketing figure.',
      marketing: true,
    },
    {
      text: 'within 24 hours',
      refersTo:
        'The firm promises a response within 24 hours, by phone or email, to a request for a case review.',
      marketing: true,
    },
    {
      text: 'no fee unless we win',
      refersTo: 'The contingency-fee promise of the firm: the client owes no fee unless the firm wins.',
      marketing: true,
    },
  ],
};
