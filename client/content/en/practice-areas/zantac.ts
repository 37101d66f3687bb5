import type { PracticeArea } from '../../practice-area';

export const zantac: PracticeArea = {
  slug: 'zantac-claims',
  name: 'Zantac',
  summary:
    'For people who took brand-name Zantac for heartburn or ulcers and later learned they had one of five cancers.',
  meta: {
    title: 'Zantac Claims: Five Cancers and Who May File',
    description:
      'Took brand-name Zantac and later diagnosed with bladder, stomach, esophageal, liver or pancreatic cancer? See who may file and what to expect from us.',
  },
  title: 'Zantac Claims',
  intro:
    'If you took brand-name Zantac and were then diagnosed with cancer, we can look at your facts and give you a straight answer.',
  story:
    'Many people took Zantac for heartburn and trusted it. Later, the drug was taken off the market over a chemical that may cause cancer.',
  standing: {
    against: ['[[zantac-delaware-2025]]', '[[zantac-mdl-2022]]'],
    for: ['[[zantac-gsk-2024]]'],
    todo: [
      'A new claim is hard now. What remains depends on your state, on the brand you took and on your proof. If we think that a claim has little chance, we tell you so.',
    ],
    open: ['[[zantac-appeal-2025]]', 'How the courts in Delaware apply the stricter test.'],
  },
  sections: [
    {
      id: 'what-happened',
      heading: 'What happened with Zantac',
      blocks: [
        {
          text: 'Zantac was a brand name for ranitidine, a drug that lowers stomach acid. People took it for heartburn, acid reflux (acid that comes back up from the stomach) and ulcers. Some bought it off the shelf, and others had a prescription.',
        },
        {
          text: 'Tests then found a chemical called NDMA in ranitidine. [[zantac-ndma-2a]] The amount could rise as the drug got older or was kept in warm places. [[zantac-fda-2020]]',
        },
        {
          note: 'The Zantac sold in US stores today is not the same drug. It contains famotidine, a different medicine. Please talk with your doctor before you stop or change any treatment.',
        },
      ],
    },
    {
      id: 'cancers',
      heading: 'Cancers named in Zantac claims',
      blocks: [
        { text: 'Claims look at five kinds of cancer:' },
        {
          list: [
            'Bladder cancer: starts in the organ that holds urine.',
            'Stomach cancer: also called gastric cancer.',
            'Esophageal cancer: starts in the tube that carries food from the mouth to the stomach.',
            'Liver cancer: starts in the liver, which cleans the blood and helps you digest food.',
            'Pancreatic cancer: starts in the pancreas, a gland behind the stomach that helps control blood sugar.',
          ],
        },
        {
          text: 'A cancer that started somewhere else and later spread to one of these organs is usually not the same thing. Your pathology report, the lab report on your cancer, says where it began.',
        },
      ],
    },
    {
      id: 'brand-name-use-only',
      heading: 'Brand-name use only',
      blocks: [
        {
          text: 'We can look only at claims from people who took brand-name Zantac. Generic ranitidine, sold under its chemical name or under the name of a store, does not count here.',
        },
        {
          text: 'Why does the name on the box matter? The law treats the makers of generic drugs differently, and claims against them are much harder to bring. If you took both, tell us. Your use of the brand may still count.',
        },
      ],
    },
    {
      id: 'who-may-file',
      heading: 'Who may be able to file',
      blocks: [
        { text: 'It makes sense to contact us if:' },
        {
          list: [
            'You took brand-name Zantac regularly, with or without a prescription.',
            'You took it before ranitidine was taken off the market.',
            'A doctor later diagnosed you with one of the five cancers on this page.',
            'There is some proof of the brand, such as pharmacy records, receipts or a note in your medical file.',
          ],
        },
        {
          text: 'A family may be able to file for a person who has died. Because the old Zantac has been off the market for some time, this is one of the first things we check.',
        },
      ],
    },
    {
      id: 'where-cases-stand',
      heading: 'Where Zantac cases stand',
      blocks: [
        {
          text: 'You should know that these cases are hard. Experts disagree on whether ranitidine caused cancer in people. [[zantac-mdl-2022]] Other cases went on in state courts, where rules can be different. Some of them settled, and some were lost.',
        },
        {
          text: 'What does this mean for you? We check first whether a court in your state would still hear a new claim.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Zantac questions',
    items: [
      {
        question: 'I bought Zantac off the shelf. How can I prove it?',
        answer: [
          'Store card records, bank statements and online orders may show it. Your doctor may also have written it in your file when asking what you take. A relative may be able to confirm it.',
        ],
      },
      {
        question: 'I took generic ranitidine. Is there nothing I can do?',
        answer: [
          'We cannot take a Zantac claim that rests on generic use alone. Another lawyer may see it differently, and you are free to ask one.',
        ],
      },
      {
        question: 'I have a different cancer. Should I still write to you?',
        answer: [
          'These claims are limited to the five cancers listed here. If yours is not among them, we are likely to say no, but you can still ask us.',
        ],
      },
      {
        question: 'I still have old Zantac at home. What should I do with it?',
        answer: [
          'Do not take it. Close the pack, keep it away from children and store it safely until we have talked. The pack can show the brand and the lot number.',
        ],
      },
      {
        question: 'Was there not a settlement?',
        answer: [
          'Yes, with one maker. [[zantac-gsk-2024]] It was made for cases that were already in court.',
        ],
      },
    ],
  },
};
