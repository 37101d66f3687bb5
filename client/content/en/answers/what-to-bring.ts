import type { AnswerPage } from '../../answer-page';

export const whatToBring: AnswerPage = {
  title: 'What to bring',
  summary: 'What helps us look at your case, and why you need none of it to ask.',
  meta: {
    title: 'What to Bring to a Free Case Review',
    description:
      'Which papers, photos and dates help us look at your case, what to keep and not throw away, and why you can ask us with none of them in your hands.',
  },
  updated: '2026-11-21',
  intro:
    'For a first talk you need nothing but what you remember. If you have some of these things, keep them in one place. What is missing, we can ask for with your permission.',
  sections: [
    {
      id: 'about-you',
      heading: 'About you and the harm',
      blocks: [
        {
          list: [
            'The name of the illness or injury, and the day you learned of it.',
            'The doctors and hospitals that treated you.',
            'Bills, and letters from your health plan.',
            'Proof of the work and the pay that you missed.',
            'A few notes on what is harder for you now than before.',
          ],
        },
      ],
    },
    {
      id: 'about-the-cause',
      heading: 'About the cause',
      blocks: [
        {
          cards: [
            {
              groups: ['drugs'],
              title: 'A drug or a product',
              text: 'The box, the bottle or a photo of it. Receipts. The pharmacy that sold it, and the years of use.',
            },
            {
              groups: ['devices'],
              title: 'A device',
              text: 'The card with its name and number, and the report of the operation. If it is taken out, ask the hospital to keep it.',
            },
            {
              groups: ['chemicals'],
              title: 'A chemical',
              text: 'Where you lived and worked, and when. Names of products and of people who were there with you.',
            },
            {
              groups: ['accidents'],
              title: 'An accident',
              text: 'Photos, the number of the police report, names of people who saw it, and your insurance card.',
            },
          ],
        },
      ],
    },
    {
      id: 'leave-out',
      heading: 'What to leave out for now',
      blocks: [
        {
          text: 'Please do not send Social Security numbers, bank details or medical records through the form on this website. When we need them, we show you a safer way.',
        },
      ],
    },
  ],
};
