import type { PracticeArea } from '../../practice-area';

export const afff: PracticeArea = {
  slug: 'afff-claims',
  name: 'AFFF Firefighting Foam',
  summary: 'For firefighters and others who worked with AFFF foam and later learned that they had cancer.',
  meta: {
    title: 'AFFF Firefighting Foam Cancer Claims',
    description:
      'Worked as a firefighter, used AFFF foam and later got a cancer diagnosis? See which conditions we check, who may have a claim and what happens next.',
  },
  title: 'AFFF Firefighting Foam Claims',
  intro:
    'If you worked with AFFF and later became ill, we can help you find out whether you may have a claim.',
  story:
    'You trained with the foam because it was part of the job. Lawsuits now say that its makers knew about health risks and did not warn the people who used it.',
  standing: {
    against: [
      '[[afff-first-pi-trial-off]] We found no new date.',
      '[[afff-water-not-people]] For people who are ill we know of no settlement and no finished trial.',
    ],
    for: ['[[afff-iarc-2023]]'],
    todo: [
      'If you worked with the foam and became ill, ask soon. Your lawsuit would most likely join the federal group in South Carolina. It stays your own case. [[afff-proof-2025]]',
    ],
    open: [
      'When the first trial about an illness will take place.',
      'Whether the makers will offer a settlement to people who became ill.',
      'What becomes of the many claims that were collected but not yet filed.',
    ],
  },
  sections: [
    {
      id: 'what-is-afff',
      heading: 'What AFFF is',
      blocks: [
        {
          text: 'AFFF is short for aqueous film-forming foam. It puts out burning fuel by laying a thin film over it. [[afff-airports-2018]] [[afff-military-60-years]]',
        },
        {
          since: [
            'afff-faa-2018-act',
            'afff-faa-2021-certalert',
            'afff-first-f3-2023',
            'afff-dod-deadline-2026',
            'afff-ships-exception',
          ],
        },
        {
          text: 'Many AFFF products contain PFAS, a large family of chemicals that break down very slowly. These types come up often:',
        },
        {
          cards: [
            {
              title: 'PFOA',
              text: 'Perfluorooctanoic acid. [[afff-iarc-2023]]',
            },
            {
              title: 'PFOS',
              text: 'Perfluorooctane sulfonic acid, used in many older foams. The same agency has looked at it too.',
            },
            {
              title: 'PFHxS',
              text: 'Perfluorohexane sulfonic acid, a close relative of PFOS that is also found in older foams.',
            },
          ],
        },
      ],
    },
    {
      id: 'conditions',
      heading: 'The link to cancer',
      blocks: [
        {
          text: 'People who file AFFF claims name mostly cancers, and a few other conditions. The evidence is stronger for some than for others:',
        },
        {
          list: [
            'Kidney cancer',
            'Testicular cancer',
            'Thyroid cancer',
            'Liver cancer',
            'Bladder cancer',
            'Prostate cancer',
            'Breast cancer',
            'Ovarian cancer',
            'Pancreatic cancer',
            'Colorectal cancer: cancer of the colon or rectum',
            'Leukemia: cancer of the cells that make blood',
            'Non-Hodgkin lymphoma: cancer of the infection-fighting cells',
            'Thyroid disease: the gland makes too much or too little hormone',
            'Ulcerative colitis: lasting inflammation of the large bowel',
          ],
        },
      ],
    },
    {
      id: 'risk-groups',
      heading: 'Who was most at risk',
      blocks: [
        {
          cards: [
            {
              title: 'Military firefighters',
              text: 'Crews on bases and ships used AFFF on fuel fires and in drills. Some had foam on their skin and gear again and again.',
            },
            {
              title: 'Airport firefighters',
              text: 'Airport crews had to keep AFFF ready for aircraft fires. They sprayed it in training and when they tested their trucks.',
            },
          ],
        },
      ],
    },
    {
      id: 'occupations',
      heading: 'Other high-risk occupations',
      blocks: [
        { text: 'You may also have handled the foam in one of these jobs:' },
        {
          list: [
            'City, county and volunteer firefighters.',
            'Fire-training instructors.',
            'Fire crews at refineries, fuel depots and chemical plants.',
            'Sailors on shipboard fire teams.',
            'Aircraft crews and mechanics in hangars with foam systems.',
            'Workers who filled, tested or repaired foam equipment.',
          ],
        },
      ],
    },
    {
      id: 'dangers',
      heading: 'The dangers of AFFF',
      blocks: [
        {
          text: 'PFAS may enter the body when you swallow them or breathe in spray. Some stay in the blood for years. We look for these cancers in your records:',
        },
        {
          list: [
            'Bladder cancer',
            'Breast cancer',
            'Colon cancer',
            'Kidney cancer',
            'Leukemia',
            'Liver cancer',
            'Lymphoma',
            'Ovarian cancer',
            'Pancreatic cancer',
            'Prostate cancer',
            'Rectal cancer',
            'Testicular cancer',
            'Thyroid cancer',
          ],
        },
        {
          note: 'Working with foam does not mean that you will get cancer. If you are worried, tell your doctor about your work and ask which checks make sense.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'You may be able to file if all of this fits:' },
        {
          list: [
            'You worked as a firefighter.',
            'You were exposed to AFFF at work.',
            'You were later diagnosed with certain cancers, such as those listed above.',
          ],
        },
        { text: 'Not a firefighter, or a different illness? Ask us. We will tell you plainly.' },
      ],
    },
    {
      id: 'how-claims-work',
      heading: 'How AFFF claims work',
      blocks: [
        {
          steps: [
            {
              title: 'You contact us',
              text: 'You [send the form](/contact) or call. A few lines about your work and your illness are enough.',
            },
            {
              title: 'We listen',
              text: 'We ask where you served or worked, how you used foam and what your doctor found.',
            },
            {
              title: 'We gather proof',
              text: 'With your written permission, we request your work, service and medical records.',
            },
            {
              title: 'We file',
              text: 'If you choose to go ahead, we file your own lawsuit. Many federal AFFF cases are handled together before one court, but each person keeps a separate claim.',
            },
            {
              title: 'The case is decided or settled',
              text: 'This can take years. A case may settle, go to trial or end without payment. You decide on any offer.',
            },
          ],
        },
      ],
    },
    {
      id: 'choosing-a-lawyer',
      heading: 'What to look for in a lawyer',
      blocks: [
        {
          list: [
            'Experience with chemical cases and with mass torts, where many people bring similar claims.',
            'The means to hire experts on medicine and on PFAS.',
            'A fee agreement in writing, in words that you understand.',
            'Plain answers, including the answer that a claim looks weak.',
            'One person who knows your case and tells you when something changes.',
          ],
        },
        {
          text: 'Ask every firm the same questions, ours too. You can also read how we handle [chemical exposure](/services/chemical-exposure).',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'AFFF questions',
    items: [
      {
        question: 'Do I need to know the brand of foam?',
        answer: [
          'Not on the first day. Tell us where and when you used it. Purchase records and coworkers may help show the brand.',
        ],
      },
      {
        question: 'Would I be suing the military or my department?',
        answer: ['AFFF claims are mostly against the companies that made the foam or the chemicals in it.'],
      },
      {
        question: 'I was a volunteer. Can I ask for a review?',
        answer: ['Yes. What matters is your exposure to the foam and your diagnosis, not your pay.'],
      },
      {
        question: 'What if I was never a firefighter?',
        answer: [
          'Other people near the foam may have claims too. If your drinking water was the source, see our [PFAS page](/services/pfas-claims).',
        ],
      },
      {
        question: 'My diagnosis came many years later. Is it too late?',
        answer: [
          'It may not be. Cancer can take a long time to appear. In some states the clock starts when you learn of the illness or its cause.',
        ],
      },
      {
        question: 'Is there a deadline?',
        answer: [
          'Yes, and it depends on your state. Our table of [deadlines by state](/answers/deadlines) is a first look. In some states the clock starts when you learn of the illness.',
        ],
      },
      {
        question: 'Can I file for a relative who has died?',
        answer: [
          'Family members, or the person who handles the estate (what was left behind), may be able to file.',
        ],
      },
      {
        question: 'Will asking you change my VA benefits?',
        answer: [
          'No. Asking for a review changes nothing. VA benefits come from a separate system. If you go on to a claim, we look at both with you.',
        ],
      },
      {
        question: 'Which companies are these lawsuits against?',
        answer: [
          'They are against companies that made the foam, or the chemicals in it. Their names stand above, under where the lawsuits stand.',
        ],
      },
    ],
  },
};
