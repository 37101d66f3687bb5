import type { PracticeArea } from '../../practice-area';

export const hairRelaxer: PracticeArea = {
  slug: 'hair-relaxer-claims',
  name: 'Hair Relaxer',
  summary:
    'For people who used chemical hair relaxers and later learned they had uterine, endometrial or ovarian cancer.',
  meta: {
    title: 'Hair Relaxer Claims: Uterine and Ovarian Cancer',
    description:
      'Used chemical hair relaxers and later diagnosed with endometrial, ovarian or uterine cancer? See who may file, how a claim works and what we ask first.',
  },
  title: 'Hair Relaxer Claims',
  intro:
    'If you used chemical hair relaxers and became ill, we can look at your story with you and tell you where you stand.',
  story:
    'Chemical hair relaxers straighten curls by breaking bonds inside each strand of hair. Many people used them for years and trusted that they were safe. Lawsuits now say that some makers did not warn users about a risk of cancer.',
  standing: {
    against: ['[[hair-112-dismissed-2025]]', 'Nothing has been paid out as far as we know.'],
    for: ['[[hair-40-cases-2025]]'],
    todo: [
      'A new case would join the group in Chicago. What helps now is proof: your diagnosis, the years of use, and the names of the products.',
    ],
    open: [
      'Which experts on the science may testify. We found no ruling.',
      'When the first trial begins. We found no date from the court or the press.',
      'Whether the ban of formaldehyde becomes law.',
    ],
  },
  sections: [
    {
      id: 'cancers',
      heading: 'Cancers named in hair relaxer claims',
      blocks: [
        {
          text: 'Lawsuits say that some relaxers contain chemicals that may disturb hormones, the messengers that tell the body how to grow and work. Doctors call these chemicals endocrine disruptors. Claims focus on three cancers of the reproductive system:',
        },
        {
          list: [
            'Endometrial cancer: cancer that starts in the lining of the womb.',
            'Ovarian cancer: cancer that starts in or near the ovaries, the organs that hold the eggs.',
            'Uterine cancer: any cancer of the womb, including rarer ones that start in its muscle wall.',
          ],
        },
        {
          text: '[[hair-nih-2022]] A study can show a link. It cannot say what caused the illness of one person. That is why your own records matter so much.',
        },
      ],
    },
    {
      id: 'endometriosis-and-fibroids',
      heading: 'Endometriosis and uterine fibroids',
      blocks: [
        {
          text: 'Not every hair relaxer question is about cancer. Some people also ask us about two other conditions.',
        },
        {
          cards: [
            {
              title: 'Endometriosis',
              text: 'Tissue like the lining of the womb grows outside it. It can cause pain, heavy periods and trouble getting pregnant.',
            },
            {
              title: 'Uterine fibroids',
              text: 'Growths in or on the womb that are almost always not cancer. Some cause no trouble. Others bring pain, heavy bleeding or surgery.',
            },
          ],
        },
        {
          text: 'Lawsuits have named both conditions, but the courts may treat them differently from cancer. Tell us about them anyway. We will say plainly whether they may support a claim of your own.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may be able to file',
      blocks: [
        { text: 'You may have a claim if each of these is true:' },
        {
          list: [
            'You used a chemical hair relaxer or straightener, at home or in a salon, more than just a few times.',
            'A doctor later diagnosed you with endometrial, ovarian or uterine cancer.',
            'Your records can show the diagnosis, and you can describe which products you used and when.',
          ],
        },
        {
          text: 'If someone you love has died, the family, or the person who handles the estate (what was left behind), may be able to file.',
        },
      ],
    },
    {
      id: 'filing-steps',
      heading: 'How you file, step by step',
      blocks: [
        {
          steps: [
            {
              title: 'Tell us what happened',
              text: 'Use the form on this page or call. You need no papers for this first step.',
            },
            {
              title: 'We check the basics',
              text: 'We ask which products you used, for how long, and what your doctor found. Then we tell you whether a claim looks possible.',
            },
            {
              title: 'We gather records',
              text: 'With your written permission, we request your medical records. You look for photos, receipts, or the name of your salon.',
            },
            {
              title: 'We prepare and file',
              text: 'If you decide to go ahead, we write the complaint, which is the paper that opens a lawsuit, and file it in the right court.',
            },
            {
              title: 'The case moves forward',
              text: 'Both sides trade facts. Your case may settle, go to trial or end without payment. You decide whether to accept any offer.',
            },
          ],
        },
        {
          text: 'Ready for the first step? [Send us your story](/contact). Nothing starts until you say so.',
        },
      ],
    },
    {
      id: 'settlement-factors',
      heading: 'What can affect a settlement',
      blocks: [
        {
          text: 'A settlement is an agreement to end a case for a sum of money. Nobody can tell you a sum on the first day. These points often matter:',
        },
        {
          list: [
            'Your diagnosis, how far it had spread, and how well treatment has worked.',
            'How often you used relaxers, and over how many years.',
            'How clearly your records and witnesses show which products you used.',
            'Your medical bills, your lost pay and the care you may still need.',
            'How the illness changed your daily life, including the chance to have children.',
            'Other health risks that the maker may point to instead.',
            'How courts rule on the science in cases like yours.',
          ],
        },
        {
          note: 'This page is general information. It is not medical advice. Please talk with your doctor about symptoms and tests.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Hair relaxer questions',
    items: [
      {
        question: 'Which products are these claims about?',
        answer: [
          'They are about chemical relaxers and straighteners, including kits sold for home use and products used in salons. Tell us every brand you remember. We check which makers are named in lawsuits.',
        ],
      },
      {
        question: 'What if I no longer have the box or a receipt?',
        answer: [
          'That is common. Photos, bank records, a note from your stylist or the memory of a relative may help show what you used.',
        ],
      },
      {
        question: 'I only used relaxers at a salon. Can I still file?',
        answer: [
          'You may be able to. Tell us the name of the salon and the years you went. A stylist may remember the brand.',
        ],
      },
      {
        question: 'I was a hairdresser. Does that count?',
        answer: [
          'Stylists handle these products at work and may breathe them in or touch them. Your claim may need other proof, so tell us about both your work and your own use.',
        ],
      },
      {
        question: 'What if I have not been diagnosed with cancer?',
        answer: [
          'These claims usually need a diagnosis. If you have symptoms that worry you, see your doctor first. You can come back to us later.',
        ],
      },
      {
        question: 'Is this a class action?',
        answer: [
          'Many federal cases are grouped in multidistrict litigation, where one court handles the shared early steps of many lawsuits. Unlike in a class action, each person keeps a separate claim with its own facts.',
        ],
      },
      {
        question: 'How long will it take?',
        answer: [
          'We cannot give you a date. Cases with many people and new science can take years. Our page on [how long it takes](/answers/time) shows the steps.',
        ],
      },
      {
        question: 'Which court has these cases?',
        answer: [
          'The federal ones are in Chicago. [[hair-mdl-3060]] Some people sue in state courts instead. We explain which fits your case.',
        ],
      },
      {
        question: 'Will I have to go to court?',
        answer: [
          'Many people never see a courtroom, but some do. You may need to answer written questions or speak under oath. We prepare you for each step.',
        ],
      },
      {
        question: 'Should I stop using relaxers?',
        answer: [
          'That is your choice, and your doctor can help you make it. Stopping or going on does not decide whether you have a claim for what came before.',
        ],
      },
    ],
  },
};
