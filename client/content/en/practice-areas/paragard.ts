import type { PracticeArea } from '../../practice-area';
import { mark, promised } from '../../promises';

export const paragard: PracticeArea = {
  slug: 'paragard-claims',
  name: 'Paragard',
  summary:
    'For people whose Paragard copper IUD broke when it was removed and who needed more care because of it.',
  meta: {
    title: 'Paragard Claims: IUD Breakage on Removal',
    description:
      'Did your Paragard IUD break when it was taken out? Learn what MDL 2974 is, what to keep, what a claim may cover and what happens in a free case review.',
  },
  title: 'Paragard: when an IUD breaks on removal',
  intro:
    'If a piece of your Paragard broke off when it was taken out, we can look at your records with you and explain your options.',
  story:
    'Taking out an IUD is meant to be a short visit. Some people who had a Paragard were told instead that a piece had broken off and was still inside. We treat what you tell us in confidence, and the case review is free.',
  standing: {
    against: [
      '[[paragard-first-trial-defense]]',
      'The first jury does not decide your case, but it shows that these cases are hard. Each one turns on what your doctors were told and on what your records say.',
    ],
    for: [],
    todo: [
      'Find out when your Paragard was placed, and ask us. Which company answers may depend on that day, because the product changed hands.',
    ],
    open: ['[[paragard-three-trials]]', 'Whether the companies will settle.'],
  },
  sections: [
    {
      id: 'what-paragard-is',
      heading: 'What Paragard is',
      blocks: [
        {
          text: 'Paragard is an IUD, short for intrauterine device, a small object placed in the womb to prevent pregnancy. It is a flexible plastic T wrapped in copper, and it has no hormones. Two thin threads hang from its stem.',
        },
        {
          text: 'To remove it, a doctor or nurse pulls gently on the threads. The two arms of the T are made to fold up, so that the device slides out in one piece.',
        },
      ],
    },
    {
      id: 'what-can-go-wrong',
      heading: 'What can go wrong on removal',
      blocks: [
        {
          text: 'In some removals, an arm or another part breaks off. The piece may stay in the womb or become embedded, which means stuck in its wall. Sometimes it comes out on its own. In other cases more care is needed:',
        },
        {
          list: [
            'An ultrasound or X-ray to find the piece',
            'Hysteroscopy, in which a doctor looks into the womb with a thin camera and may take the piece out',
            'Laparoscopy, surgery through small cuts in the belly',
            'In some cases, more extensive surgery',
          ],
        },
        {
          text: 'People have described pain, bleeding, infection and injury to the womb. Some worry about having children later. For some, a piece could not be found or was left in place.',
        },
        {
          note: 'If you still have a Paragard and it gives you no trouble, this page is no reason to rush. Many are removed in one piece. Ask your doctor about any worry, and never try to take it out yourself. Strong pain, heavy bleeding or fever after a removal needs a doctor right away.',
        },
      ],
    },
    {
      id: 'the-lawsuits',
      heading: 'What the lawsuits say',
      blocks: [
        {
          text: 'People who filed lawsuits say that the device can break too easily on removal. They also say that the companies behind it did not give users and doctors a clear enough warning. The companies deny this. These are [product liability](/services/product-liability) claims: they ask whether a product and its warnings were safe enough.',
        },
      ],
    },
    {
      id: 'mdl',
      heading: 'What MDL 2974 is',
      blocks: [
        {
          text: '[[paragard-mdl-2974]] MDL stands for multidistrict litigation, a way for federal courts to handle many similar cases together in one court, so that shared questions are dealt with once.',
        },
        {
          cards: [
            {
              title: 'Your case stays yours',
              text: 'An MDL is not a class action. Each person keeps a case of their own, with their own facts and their own decision about any offer.',
            },
            {
              title: 'Shared steps are shared',
              text: 'Papers from the companies, expert questions and early rulings are handled for everyone at once.',
            },
            {
              title: 'Some cases go first',
              text: 'A few cases may be tried early to see how a jury looks at them. Their results do not decide yours.',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'When to ask for a review',
      blocks: [
        { text: 'Please get in touch if these points fit what happened to you:' },
        {
          list: [
            'You had a Paragard, not another brand of IUD',
            'It broke, or was found to be broken, when it was removed',
            'You had pain, an injury or more treatment because of it, or a piece is still inside',
          ],
        },
        {
          text: 'Not sure about the brand? Your medical file should name it. We can ask for the file with your permission.',
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'What to keep',
      blocks: [
        {
          list: [
            'The date and place of insertion and of removal, as well as you know them',
            'The card or papers that you were given with the device',
            'Notes on the removal, scans, and reports of any surgery',
            'The broken pieces, if they were given to you; put them in a clean bag and do not throw them away',
            'Bills, and notes about work that you missed',
          ],
        },
        {
          text: 'You can ask the clinic for a copy of your records, and whether it has kept the pieces. Nothing here has to be complete before you call.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'What a claim may cover',
      blocks: [
        {
          text: 'A claim may ask for the cost of treatment, for lost wages, and for pain and distress. It may also ask for lasting effects, such as trouble having children. How much of this applies depends on your injuries and on the law. We do not promise a result, and you should be careful with anyone who does.',
        },
      ],
    },
  ],
  accordion: {
    kind: 'faq',
    heading: 'Questions about Paragard claims',
    items: [
      {
        question: 'Will other people learn about this?',
        answer: [
          'What you tell us in a case review is treated as confidential. A lawsuit is a public record in most courts, though private details can often be protected. We talk this through with you before anything is filed.',
        ],
      },
      {
        question: 'Is this a claim against my doctor?',
        answer: [
          'Usually not. These claims are against the companies behind the device. If the records show something else, we explain it and you choose what to do.',
        ],
      },
      {
        question: 'A piece is still inside. Should I wait with the claim?',
        answer: [
          'Your health comes first, so follow the advice of your doctor. You do not need to wait for treatment to ask us. The time limit may run from the day of the removal, or from the day you learned of the piece.',
        ],
      },
      {
        question: 'My IUD moved but did not break. Does this page fit?',
        answer: [
          'This page is about breakage on removal. If something else happened with your device, tell us about it. We will say whether it is something that we can look at.',
        ],
      },
      {
        question: 'Do I have to live in a certain state?',
        answer: [
          `No.${promised.everywhere ? ' We represent clients in all 50 states, together with partner firms.' : mark('firm-states-how')} The rules that apply may still depend on where you live and where you were treated.`,
        ],
      },
    ],
  },
};
