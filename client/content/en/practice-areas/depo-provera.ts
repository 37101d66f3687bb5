import type { PracticeArea } from '../../practice-area';

export const depoProvera: PracticeArea = {
  slug: 'depo-provera-claims',
  name: 'Depo-Provera',
  summary:
    'For people who received Depo-Provera shots as birth control and later learned of a brain tumor such as meningioma.',
  meta: {
    title: 'Depo-Provera Brain Tumor Claims',
    description:
      'Received Depo-Provera shots and later diagnosed with a brain tumor such as meningioma? See the three conditions for a claim and what happens next.',
  },
  title: 'Depo-Provera Claims',
  intro:
    'If you had the shots and were later told that you have a meningioma, we are here to listen and to check whether you may have a claim.',
  story:
    'Many people chose Depo-Provera because it was simple. There was no daily pill to remember. Lawsuits now say that users were not told about a risk of meningioma, a tumor in the lining around the brain.',
  standing: {
    against: [
      'We know of no ruling against women like you so far. [[depo-preemption-motion]] [[depo-label-refused-first]]',
    ],
    for: ['[[depo-label-2025]]'],
    todo: [
      'If you have the diagnosis, your case would join the group in Florida. [[depo-proof-2025]] Ask for your medical records now.',
    ],
    open: [
      'The ruling on whether federal law blocks the claims. We have found none.',
      '[[depo-trial-2026]] Such a day can move: ask us.',
    ],
  },
  sections: [
    {
      id: 'what-depo-provera-is',
      heading: 'What Depo-Provera is',
      blocks: [
        {
          text: 'Depo-Provera is a birth control shot. It contains medroxyprogesterone acetate, a man-made hormone similar to natural progesterone. It works mainly by stopping the ovaries from releasing an egg. The brand belongs to the company Pfizer.',
        },
        {
          text: '[[depo-three-months]] To stay protected, people come back for another one. Some have had these shots for many years.',
        },
      ],
    },
    {
      id: 'meningioma',
      heading: 'What a meningioma is',
      blocks: [
        {
          text: 'A meningioma is a tumor that grows from the meninges, the thin layers that cover the brain and spinal cord. Most are not cancer and grow slowly. Even so, a tumor that is not cancer can press on the brain or on nerves. Signs may include:',
        },
        {
          list: [
            'Headaches that are new or that get worse.',
            'Changes in sight, such as blurred or double vision.',
            'Hearing loss or ringing in the ears.',
            'Loss of smell.',
            'Weakness in an arm or leg.',
            'Trouble with memory or speech.',
            'Seizures, which are sudden bursts of activity in the brain.',
          ],
        },
        {
          note: 'These signs have many possible causes. Please see a doctor about them. A seizure or sudden weakness needs emergency care right away.',
        },
      ],
    },
    {
      id: 'what-lawsuits-say',
      heading: 'What the lawsuits say',
      blocks: [
        {
          text: 'Some meningiomas react to hormones. [[depo-bmj-2024]] A study can show a link. It cannot say what caused the tumor of one person.',
        },
        {
          text: 'The lawsuits say that the maker should have warned users and doctors in the United States sooner. The company disputes this. Courts still have to decide what the science shows and who is responsible.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may have a claim',
      blocks: [
        { text: 'You may have a claim if all three of these are true:' },
        {
          list: [
            'You received Depo-Provera injections as birth control.',
            'You were later diagnosed with a brain tumor such as meningioma.',
            'You were not properly warned of this risk.',
          ],
        },
        {
          text: 'How long you used the shots often matters too. So does the exact product, because other makers sell versions of the same drug. If you are not sure which one you had, your clinic or pharmacy may be able to tell you.',
        },
      ],
    },
    {
      id: 'what-to-collect',
      heading: 'What helps us check your claim',
      blocks: [
        {
          cards: [
            {
              title: 'Your shots',
              text: 'Where you had them, and about when they started and stopped. Clinic notes and pharmacy records are best.',
            },
            {
              title: 'Your diagnosis',
              text: 'The scan report and the name of the doctor who found the tumor. If you had surgery, the lab report too.',
            },
            {
              title: 'What you were told',
              text: 'Any leaflet you kept, and what you remember a doctor or nurse saying about risks.',
            },
            {
              title: 'Your life since',
              text: 'Bills, lost work, and a few notes on what is harder for you now.',
            },
          ],
        },
        { text: 'You do not need all of this to ask. With your permission, we can request records.' },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Depo-Provera questions',
    items: [
      {
        question: 'Should I stop my shots?',
        answer: [
          'Please talk with your doctor first. Stopping without another method may lead to a pregnancy you did not plan. Your doctor can explain the risks for you and the other choices.',
        ],
      },
      {
        question: 'My tumor is not cancer. Does it still count?',
        answer: [
          'It may. Most meningiomas are not cancer, and the lawsuits are about them too. We look at how the tumor and its treatment have affected you.',
        ],
      },
      {
        question: 'My doctor is only watching the tumor. Can I ask now?',
        answer: [
          'Yes. Some meningiomas are followed with scans and never need surgery. You can ask for a review at any stage, and asking early helps with deadlines.',
        ],
      },
      {
        question: 'Would I be suing my doctor or clinic?',
        answer: [
          'These claims are mostly against the companies that made or sold the drug. The main question is what they told doctors and patients.',
        ],
      },
      {
        question: 'Does the new label end my claim?',
        answer: [
          'Nobody knows yet. The court has to rule on it. The claims are about the years before that warning.',
        ],
      },
    ],
  },
};
