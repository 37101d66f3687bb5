import type { PracticeArea } from '../practice-area';

export const talcumPowder: PracticeArea = {
  layout: 'full',
  slug: 'talcum-powder-claims',
  name: 'Talcum Powder',
  caseType: 10,
  icon: 'Flower2',
  summary:
    'For people who used talc-based powder for years and later learned they had ovarian cancer or mesothelioma.',
  meta: {
    title: 'Talcum Powder Claims: Ovarian Cancer, Mesothelioma',
    description:
      'Used talc-based baby or body powder and later diagnosed with ovarian cancer or mesothelioma? See the products, the facts and how a talc claim works.',
  },
  title: 'Talcum Powder Claims',
  intro:
    'Talcum powder was a daily habit in many homes. People used it on babies, after a shower and as part of feminine care. Lawsuits say that some makers knew of a possible cancer risk and did not warn the people who trusted the product. If you used talc and became ill, we can help you understand your choices.',
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
              text: "The World Health Organization's cancer agency lists talc as probably able to cause cancer in people. Not all studies agree, and makers say their products are safe.",
            },
            {
              title: 'What changed in stores',
              text: "Johnson & Johnson has stopped selling baby powder made with talc. The Johnson's Baby Powder sold in the US today uses cornstarch.",
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
          text: 'You may also be able to file for a loved one who has died. Deadlines differ by state and can be short. In some states the time may run from the day you learned what could have caused the illness. In others it may not. We check the rule for your state.',
        },
      ],
    },
    {
      id: 'past-verdicts',
      heading: 'A past talc verdict',
      blocks: [
        {
          text: 'The top verdict in a talc case is $4.69 billion. A verdict is the decision of a jury at the end of a trial. An appeals court, which checks the work of the trial court, later lowered that sum.',
        },
        {
          text: 'Other talc trials have ended with no money for the person who sued. Past results do not predict yours. What you may receive, if anything, depends on your illness, your proof, the state where you file and how the courts rule.',
        },
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'What to expect from us',
      blocks: [
        {
          steps: [
            {
              title: 'A first conversation',
              text: 'You [send the form](/contact). We respond within 24 hours, by phone or email, and listen.',
            },
            {
              title: 'A look at your history',
              text: 'With your permission, we request your medical records. You write down what you remember about the powder.',
            },
            {
              title: 'An honest answer',
              text: 'We tell you whether we can take your case, and why. If we cannot, you owe nothing.',
            },
            {
              title: 'Your decision',
              text: 'If you hire us, we file in the court that fits your case and keep you up to date.',
            },
          ],
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
        question: 'How do I pay you?',
        answer: [
          'You do not pay anything upfront. You owe no fee unless we win. We go through the written agreement with you before you sign.',
        ],
      },
    ],
  },
  figures: [
    {
      text: 'lists talc as probably able to cause cancer in people',
      refersTo: 'IARC Monographs volume 136 (2024): talc in group 2A, probably carcinogenic to humans.',
    },
    {
      text: 'has stopped selling baby powder made with talc',
      refersTo:
        'The announcements of Johnson & Johnson: United States and Canada in 2020, worldwide in 2023.',
    },
    {
      text: '$4.69 billion',
      // To confirm before publishing: read as the Missouri jury verdict against Johnson & Johnson that an appeals court later lowered.
      refersTo: 'The top verdict in a talc case, as the specification gives it.',
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
