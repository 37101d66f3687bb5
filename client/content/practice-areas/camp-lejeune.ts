import type { PracticeArea } from '../practice-area';

export const campLejeune: PracticeArea = {
  layout: 'full',
  slug: 'camp-lejeune-water-contamination-claims',
  name: 'Camp Lejeune Water Contamination',
  caseType: 5,
  icon: 'Waves',
  summary:
    'For Marines, families and workers who lived or worked at Camp Lejeune in the years 1957-1987 and later became ill.',
  meta: {
    title: 'Camp Lejeune Water Contamination Claims',
    description:
      'Lived or worked at Camp Lejeune in 1957-1987 and later became ill? Learn what was in the water, which illnesses matter and what may still be open to you.',
  },
  title: 'Camp Lejeune Water Contamination Claims',
  intro:
    'Families at Camp Lejeune cooked with the water, bathed their children in it and drank it every day. They did not know that some of it contained harmful chemicals. Did you or someone you love live or work on the base and later become ill? We can tell you where things stand and what may still be open to you.',
  sections: [
    {
      id: 'what-happened',
      heading: 'What happened to the water',
      blocks: [
        {
          text: 'Camp Lejeune is a Marine Corps base in North Carolina. For decades, some of its wells drew water that was contaminated, which means that harmful substances had leaked into it. Two chemicals stand out:',
        },
        {
          cards: [
            {
              title: 'PCE',
              text: 'Tetrachloroethylene, a cleaning fluid. Much of it came from a dry cleaner outside the base.',
            },
            {
              title: 'TCE',
              text: 'Trichloroethylene, a liquid that takes grease off metal parts. It came from spills, storage tanks and dump sites.',
            },
          ],
        },
        {
          text: 'Health agencies say that TCE can cause cancer in humans and that PCE is likely to. The wells with the problem were later closed.',
        },
      ],
    },
    {
      id: 'exposure-window',
      heading: 'The years that matter',
      blocks: [
        {
          list: [
            'Exposure window 1957-1987: we ask whether you were at Camp Lejeune at some time in these years.',
            'At risk on base 1957-1985: people who lived or worked on the base in these years may have had the most contact with the water.',
          ],
        },
        {
          text: 'This covers Marines, sailors, spouses, children, civilian workers and children whose mothers were pregnant on the base. Official dates can differ. The federal law on this water counts from August 1953 and asks for at least 30 days at the base. If you were there before 1957, ask anyway.',
        },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Illnesses that we look at',
      blocks: [
        { text: 'These ten illnesses appear in government programs for people who were at the base:' },
        {
          list: [
            'Bladder cancer',
            'Kidney cancer',
            'Liver cancer',
            'Breast cancer',
            'Esophageal cancer: cancer of the tube from mouth to stomach',
            'Leukemia: cancer of the cells that make blood',
            'Non-Hodgkin lymphoma: cancer of the infection-fighting cells',
            'Multiple myeloma: cancer of certain cells in the bone marrow',
            "Parkinson's disease: a brain illness that affects movement",
            'Aplastic anemia and related disorders: the bone marrow makes too few healthy blood cells',
          ],
        },
        {
          note: 'If you were at the base, tell your doctor, even if you feel well. Time at Camp Lejeune does not mean that you will become ill.',
        },
      ],
    },
    {
      id: 'deadline',
      heading: 'What to know about the deadline',
      blocks: [
        {
          text: 'Lawsuits about this water rest on a special federal law. It set its own deadline for a first claim to the Navy. That deadline has passed, and the Navy says that it no longer accepts new claims under this law.',
        },
        {
          text: 'That does not settle every question. You may have filed in time. A relative may have filed for someone who has died. You may never have asked for benefits that are still open. Laws can also change. Tell us what you have done so far, and we will tell you what we see.',
        },
      ],
    },
    {
      id: 'mercury',
      heading: 'The mercury find',
      blocks: [
        {
          text: 'Workers found 12 pounds of mercury in September 2012, in a water treatment plant on the base. Mercury is a metal that is liquid at room temperature. The base reported that tests found no mercury in the drinking water.',
        },
        {
          text: 'This find is separate from the earlier contamination with PCE and TCE. We mention it because people ask about it.',
        },
      ],
    },
    {
      id: 'what-helps',
      heading: 'What helps us check your case',
      blocks: [
        {
          list: [
            'Service records, housing papers, school records or work papers that place you on the base.',
            'Medical records with the name of your illness and when it was found.',
            'Letters or claim numbers from the Navy, if you filed a claim.',
            'Letters from the VA about health care or benefits.',
          ],
        },
        {
          text: 'Few families kept everything. Tell us what you have, and we will tell you what is missing.',
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
              title: 'You write to us',
              text: 'Use the [contact form](/contact). We respond within 24 hours, by phone or email.',
            },
            {
              title: 'We ask about dates',
              text: 'When were you on the base, when were you diagnosed, and was anything filed before?',
            },
            {
              title: 'We give you a clear answer',
              text: 'We tell you whether we can help. If we cannot, we say so and name other places to ask.',
            },
          ],
        },
        {
          text: 'Was your contact with chemicals somewhere else? See our page on [chemical exposure](/services/chemical-exposure).',
        },
      ],
    },
  ],
  accordion: {
    kind: 'information',
    heading: 'More about Camp Lejeune',
    items: [
      {
        question: 'Who could file',
        answer: [
          'The law was not only for Marines. It also covered family members, civilian workers and people who were exposed before birth. For a person who has died, a legal representative could file.',
        ],
      },
      {
        question: 'If you already filed with the Navy',
        answer: [
          'The Navy may ask for papers, make an offer, deny the claim or not answer in time. After a denial or a long silence, a lawsuit in federal court may be possible. A denial starts a new deadline, so please show us the letter soon.',
        ],
      },
      {
        question: 'VA health care and benefits',
        answer: [
          'The VA, which serves veterans, has its own programs for people who were at the base. They are separate from a lawsuit. Some also help family members with health costs. You can apply without a lawyer.',
        ],
      },
      {
        question: 'Proof of a link',
        answer: [
          'Being at the base and being ill may not be enough. Records and medical experts help show that the water could be a cause of your illness.',
        ],
      },
      {
        question: 'Costs',
        answer: [
          'The review is free, with no upfront costs. You owe no fee unless we win. We help clients in all 50 states.',
        ],
      },
    ],
  },
  figures: [
    {
      text: 'counts from August 1953 and asks for at least 30 days',
      refersTo:
        'Camp Lejeune Justice Act of 2022 (PACT Act, section 804): at least 30 days between August 1, 1953 and December 31, 1987.',
    },
    {
      text: 'That deadline has passed',
      refersTo:
        'Camp Lejeune Justice Act of 2022: a first claim had to reach the Navy within two years, by August 10, 2024.',
    },
    {
      text: 'These ten illnesses appear in government programs',
      refersTo:
        'The VA list of presumed service connection for Camp Lejeune and the VA health care programs for veterans and family members.',
    },
    {
      text: 'Exposure window 1957-1987',
      refersTo: 'The years in which a person may have been exposed to the water at Camp Lejeune.',
    },
    {
      text: 'At risk on base 1957-1985',
      refersTo: 'The years in which people on the base at Camp Lejeune were at risk from the water.',
    },
    {
      text: '12 pounds of mercury in September 2012',
      refersTo: 'The mercury found in a water treatment plant of Camp Lejeune, and the month of the find.',
    },
    {
      text: 'within 24 hours',
      refersTo:
        'The firm promises a response within 24 hours, by phone or email, to a request for a case review.',
      marketing: true,
    },
    {
      text: 'all 50 states',
      refersTo: 'The firm says that it represents clients in all 50 states.',
      marketing: true,
    },
    {
      text: 'no fee unless we win',
      refersTo: 'The contingency-fee promise of the firm: the client owes no fee unless the firm wins.',
      marketing: true,
    },
  ],
};
