import type { PracticeArea } from '../../practice-area';

export const campLejeune: PracticeArea = {
  slug: 'camp-lejeune-water-contamination-claims',
  name: 'Camp Lejeune Water Contamination',
  summary:
    'For Marines, families and workers who lived or worked at Camp Lejeune in the years 1957-1987 and later became ill.',
  meta: {
    title: 'Camp Lejeune Water Contamination Claims',
    description:
      'Lived or worked at Camp Lejeune in 1957-1987 and later became ill? Learn what was in the water, which illnesses matter and what may still be open to you.',
  },
  title: 'Camp Lejeune Water Contamination Claims',
  intro:
    'If you or someone you love lived or worked at Camp Lejeune and later became ill, we can tell you where things stand and what may still be open.',
  story:
    'Families at Camp Lejeune cooked with the water, bathed their children in it and drank it every day. They did not know that some of it contained harmful chemicals.',
  standing: {
    against: ['[[lejeune-causation-2024]]', 'A first claim can no longer be made. [[lejeune-deadline-2024]]'],
    for: ['[[lejeune-paid-2026]]', '[[lejeune-elective-2023]]', '[[lejeune-fee-cap]]'],
    todo: [
      'If you filed in time, your claim is alive, and what you do next matters. Look for letters from the Navy. [[lejeune-180-days]] Show us a denial as soon as you have it.',
      'VA health care and benefits are separate, and many of them are still open.',
    ],
    open: [
      'When the first trials end, and what the judges say about proof.',
      'Whether Congress changes the law. Until it does, the date has passed.',
    ],
  },
  sections: [
    {
      id: 'eligibility',
      heading: 'Who may still have a claim',
      blocks: [
        { text: 'It is worth asking us if one of these fits you:' },
        {
          list: [
            'You, or someone in your family, filed a claim with the Navy in time.',
            'The Navy has denied it, made an offer, or not answered.',
            'A relative who filed has since died.',
            'You lived or worked at the base, are ill, and never asked the VA for help.',
          ],
        },
        { text: '[[lejeune-30-days]]' },
      ],
    },
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
              text: 'Tetrachloroethylene, a cleaning fluid.',
            },
            {
              title: 'TCE',
              text: 'Trichloroethylene, a liquid that takes grease off metal parts.',
            },
          ],
        },
        {
          text: '[[lejeune-pce-source]] [[lejeune-wells-1985]] [[tce-pce-iarc]]',
        },
      ],
    },
    {
      id: 'exposure-window',
      heading: 'The years that matter',
      blocks: [
        {
          list: ['[[lejeune-window-1957-1987]]', '[[lejeune-at-risk-1985]]'],
        },
        {
          text: 'This covers Marines, sailors, spouses, children, civilian workers and children whose mothers were pregnant on the base. Official dates differ, and the law itself starts earlier:',
        },
        { since: ['lejeune-30-days', 'lejeune-1957-window', 'lejeune-wells-1985'] },
      ],
    },
    {
      id: 'illnesses',
      heading: 'Illnesses that we look at',
      blocks: [
        {
          text: 'Each of these ten appears in a government program for people who were at the base. [[lejeune-va-illnesses]]',
        },
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
          text: 'Lawsuits about this water rest on a special federal law, with time limits of its own. [[lejeune-act-2022]] [[lejeune-six-months]]',
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
          text: '[[lejeune-mercury-2012]] Mercury is a metal that is liquid at room temperature.',
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
          'The Navy may ask for papers, make an offer, deny the claim or not answer in time. One kind of offer has set sums. [[lejeune-elective-2023]] [[lejeune-elective-illnesses]]',
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
    ],
  },
};
