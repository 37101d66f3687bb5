import type { PracticeArea } from '../../practice-area';

export const asbestosLungCancer: PracticeArea = {
  slug: 'asbestos-lung-cancer-claims',
  name: 'Asbestos Lung Cancer',
  summary:
    'For workers and families who were around asbestos dust and later faced a diagnosis of lung cancer.',
  meta: {
    title: 'Asbestos Lung Cancer Claims',
    description:
      'Worked around asbestos and later diagnosed with lung cancer? See which jobs carried a risk, why smokers may still claim and how we trace your exposure.',
  },
  title: 'Asbestos Lung Cancer Claims',
  intro: 'If you were around asbestos and now have lung cancer, you may have a claim, even if you smoked.',
  story:
    'Asbestos was built into ships, schools, factories and homes. The people who cut it, fixed it or swept it up often had no idea what the dust could do. We help you find out where the dust came from.',
  standing: {
    against: [],
    for: ['[[asbestos-trusts]]'],
    todo: [
      'There is no single court for asbestos. Cases run in many state courts, and trusts pay claims without a trial. Which way is open to you depends on which products you were near. Each trust has its own time limits, so ask early.',
      'Trusts and courts ask for the same two things: proof of the illness, and proof of where the dust came from. Old work papers and the names of coworkers are worth more than most people think.',
    ],
    open: [
      'Whether the ban on the last kind of asbestos will stand in court.',
      'How much money each trust still has, which changes from year to year.',
    ],
  },
  sections: [
    {
      id: 'what-asbestos-is',
      heading: 'What asbestos is',
      blocks: [
        {
          text: 'Asbestos is a group of natural minerals made of very fine fibers. It resists heat, so it was mixed into insulation, cement, floor tiles, roofing, brake parts and many other products.',
        },
        {
          text: 'When these products are cut, sanded or torn out, fibers can float in the air. You cannot see, smell or taste them. Once you breathe them in, some may stay in the lungs for a very long time.',
        },
      ],
    },
    {
      id: 'link-to-lung-cancer',
      heading: 'How asbestos and lung cancer are linked',
      blocks: [
        {
          text: '[[asbestos-causes]] The illness often appears decades after the work that caused it. That is why a job from long ago can matter so much today.',
        },
        {
          cards: [
            {
              title: 'Lung cancer',
              text: 'It grows inside the lung. Asbestos is one possible cause among several, so your work history is a key part of the proof.',
            },
            {
              title: 'Mesothelioma',
              text: 'A different cancer, in the thin lining around the lungs or belly. Most cases are tied to asbestos.',
            },
            {
              title: 'Asbestosis',
              text: 'Scarring of the lungs from asbestos. It is not cancer, but it can show that you breathed in a lot of dust.',
            },
          ],
        },
        {
          note: 'Tell your doctor about any asbestos work, even if you feel well. If you smoke, stopping may lower your risk. Ask your doctor for help.',
        },
      ],
    },
    {
      id: 'occupations',
      heading: 'Jobs that brought people near asbestos',
      blocks: [
        { text: 'In jobs like these, people may have breathed in the dust for years:' },
        {
          list: [
            'Shipyard workers, and sailors who worked in engine and boiler rooms.',
            'Insulation workers, pipefitters, plumbers and boilermakers.',
            'Construction workers, roofers, floor layers, drywall workers and demolition crews.',
            'Electricians and power plant workers.',
            'Mechanics who worked on brakes and clutches.',
            'Workers in refineries, steel mills, paper mills and chemical plants.',
            'Teachers, janitors and others in old buildings where asbestos was disturbed.',
          ],
        },
        {
          text: 'Family members may have been exposed at home. Dust came in on work clothes and shoes, and someone shook them out and washed them.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'These are the first things we look at:' },
        {
          list: [
            'A doctor has diagnosed you, or a close relative, with lung cancer.',
            'You were around asbestos at work, in the service or through the clothes of someone at home.',
            'Records, products or witnesses may help show where the asbestos came from.',
          ],
        },
        {
          text: 'You do not need to know the makers by name. Most people do not. Building that list is our work.',
        },
      ],
    },
    {
      id: 'where-money-comes-from',
      heading: 'Where payment may come from',
      blocks: [
        {
          text: 'Nobody can tell you on the first day whether a claim will be paid. These are the paths we check:',
        },
        {
          cards: [
            {
              title: 'Asbestos trusts',
              text: 'A trust is a fund that a court had a bankrupt company set up. It pays claims that meet its rules.',
            },
            {
              title: 'Lawsuits',
              text: 'Companies that are still in business may be sued if they made, sold or used the asbestos that harmed you.',
            },
            {
              title: 'Benefits',
              text: "Veterans may qualify for VA benefits. Workers may have a workers' compensation claim. Each has its own rules.",
            },
          ],
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Asbestos lung cancer questions',
    items: [
      {
        question: 'I smoked for years. Can I still have a claim?',
        answer: [
          'You may. [[asbestos-smoking]] A company may point to your smoking, so we look closely at your exposure. Please tell us about it openly.',
        ],
      },
      {
        question: 'The company I worked for closed long ago. Does that end it?',
        answer: [
          'Not always. Claims are often about the products you worked with, and their makers may still exist. A trust or an insurer may also be responsible.',
        ],
      },
      {
        question: 'How do you show that I was exposed?',
        answer: [
          'We compare your work history with records of sites and products. Coworkers may remember what was used. Scans and tissue samples may show signs of asbestos.',
        ],
      },
      {
        question: 'Can I file for a parent or spouse who has died?',
        answer: [
          'The family, or the person who handles the estate (what was left behind), may be able to file. A death can start a new deadline, so please ask early.',
        ],
      },
      {
        question: 'When does the time limit start?',
        answer: [
          'For an illness that shows up late, many states count from the diagnosis, or from the day you learned what caused it. A death can start a new limit. See [deadlines by state](/answers/deadlines) and ask us about yours.',
        ],
      },
    ],
  },
};
