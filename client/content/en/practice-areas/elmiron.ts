import type { PracticeArea } from '../../practice-area';

export const elmiron: PracticeArea = {
  slug: 'elmiron-lawsuit',
  name: 'Elmiron',
  summary:
    'For people who took Elmiron for bladder pain for a long time and now have trouble with their sight.',
  meta: {
    title: 'Elmiron Lawsuit: Maculopathy and Vision Problems',
    description:
      'Took Elmiron for years and notice changes in your sight? Learn what maculopathy is, who may be eligible and what happens in a free case review.',
  },
  title: 'Elmiron, maculopathy and vision problems',
  intro:
    'If you took Elmiron for a long time and later had trouble with your eyes, we can tell you, at no cost, whether a claim may make sense.',
  story:
    'Elmiron is a capsule for people with interstitial cystitis, a long-lasting condition that causes bladder pain. Some people who took it for a long time later had trouble with their eyes.',
  standing: {
    against: [
      'The label has carried the warning for years. In many states the time to sue may be over for people who knew of it.',
    ],
    for: [],
    todo: [
      'Call before you wait. Whether a case is still possible depends on when your eyes changed and on the time limit of your state.',
      'If you still take the medicine, your eyes come first. [[elmiron-label-exams]]',
    ],
    open: [
      'Whether there was a settlement, and for whom. We found no source that says how these cases ended.',
      'How many cases remain before the court in New Jersey.',
    ],
  },
  sections: [
    {
      id: 'what-elmiron-is',
      heading: 'What Elmiron is',
      blocks: [
        {
          text: 'The drug in Elmiron is called pentosan polysulfate sodium. It is taken by mouth to ease the bladder pain and discomfort of interstitial cystitis. Because that condition often stays for a long time, many people have taken the capsules for a long time too.',
        },
        {
          note: 'Please do not stop a prescribed medicine because of this page. Talk with the doctor who prescribed it and with an eye doctor. They can weigh the relief for your bladder against the risk to your eyes.',
        },
      ],
    },
    {
      id: 'maculopathy',
      heading: 'What maculopathy is',
      blocks: [
        {
          text: 'The retina is the layer at the back of the eye that senses light. Its center is the macula, the small area that you use to read and to see faces. Maculopathy means that the macula is damaged or changed.',
        },
        {
          text: 'Doctors have found changes in the pigment, or coloring, of the retina in people who used Elmiron for a long time. They call this pigmentary maculopathy. [[elmiron-first-report]] [[elmiron-label-2020]]',
        },
        {
          text: 'Other eye conditions can look much like it. Macular degeneration, which often comes with age, is one of them. Only an eye doctor can tell them apart.',
        },
      ],
    },
    {
      id: 'symptoms',
      heading: 'Vision problems that people report',
      blocks: [
        { text: 'Changes can start small and come slowly. People describe things like these:' },
        {
          list: [
            'Reading gets harder, even with the right glasses',
            'Your eyes take longer to get used to dim light',
            'Your sight is blurred or dim',
            'Straight lines look bent or wavy',
            'A spot near the center of your sight is missing or dark',
          ],
        },
        {
          text: 'Each of these can have other causes. Tell your eye doctor that you take or took Elmiron, because it can change which tests they do. Common tests take pictures of the retina and usually do not hurt.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may be eligible',
      blocks: [
        {
          text: '[[elmiron-firm-rule]] In plain words:',
        },
        {
          cards: [
            {
              title: 'How long you took it',
              text: '[[elmiron-firm-years]] Short breaks are worth telling us about, so that we can look at the whole time.',
            },
            {
              title: 'When your sight changed',
              text: '[[elmiron-firm-onset]]',
            },
          ],
        },
        { since: ['elmiron-label-2020', 'elmiron-label-exams'] },
        {
          text: 'These are our own rules for taking a case, not a rule of medicine. It also matters what an eye doctor has found. If you have not been told that you have maculopathy but your sight has changed, see an eye doctor first, for your own sake. You can still ask us in the meantime.',
        },
      ],
    },
    {
      id: 'the-lawsuits',
      heading: 'What the lawsuits say',
      blocks: [
        {
          text: 'People who brought lawsuits say that the companies behind Elmiron did not warn patients and doctors soon enough, or clearly enough, about the risk to the eyes. With a warning, they say, they could have had their eyes checked or chosen another treatment. The companies deny that they did anything wrong.',
        },
        {
          text: 'A claim like this is a kind of [product liability](/services/product-liability) case, which means that it asks whether a product and its warnings were safe enough. It is brought against the companies behind the drug, not against your doctor. Where this litigation stands can change, so we tell you at the start whether we can still take a new case like yours.',
        },
      ],
    },
    {
      id: 'what-to-gather',
      heading: 'What helps us look at your case',
      blocks: [
        {
          list: [
            'The years in which you took Elmiron, as well as you remember them',
            'Names of your pharmacies, because their records show each refill',
            'The doctor who prescribed it, and the reason',
            'Every eye doctor you have seen, with reports and pictures of your retina',
            'When you first noticed a change, and what you can no longer do',
          ],
        },
        {
          text: 'Do not worry if a paper is missing. With your permission we ask pharmacies and doctors for copies.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'What a claim may cover',
      blocks: [
        {
          text: 'A claim may ask for the cost of eye care, now and later, and for wages that you lost. It may also ask for help that you need at home or to get around, and for the effect on your daily life. What is possible depends on your sight, your records and the law of your state. Nobody can promise you a result.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Questions about Elmiron cases',
    items: [
      {
        question: 'I still take Elmiron. Can I ask for a review?',
        answer: [
          'Yes. Tell us when you started and what you have noticed. Please also tell your doctor about any change in your sight.',
        ],
      },
      {
        question: 'My doctor says that it is age-related. Does that end it?',
        answer: [
          'Not always. The two conditions can look alike. You may ask your eye doctor whether your use of Elmiron was taken into account. We rely on what doctors find, and we do not make a diagnosis.',
        ],
      },
      {
        question: 'I took it for less time than you ask for. What should I do?',
        answer: [
          'If you took it for a shorter time, we may not be able to take the case. Count the time as well as you can and ask us. Pharmacy records often show more than people remember.',
        ],
      },
      {
        question: 'Do I have to travel or go to court?',
        answer: [
          'The first conversations are by phone or email. Later you may be asked questions under oath, and some cases do go to trial. We tell you ahead of time what is coming and prepare you for it.',
        ],
      },
    ],
  },
};
