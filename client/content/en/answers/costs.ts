import type { AnswerPage } from '../../answer-page';

export const costs: AnswerPage = {
  title: 'What a case costs you',
  summary: 'The fee, the costs, who pays when a case is lost, and an example in numbers.',
  meta: {
    title: 'What a Case Costs You',
    description:
      'What our fee is, what the costs of a case are, who pays them when a case is lost, and one example in numbers. The first review costs nothing.',
  },
  updated: '2026-11-21',
  intro:
    'Asking us costs nothing. If we take your case, you pay nothing while it runs. Here is what happens at the end, when it is won and when it is lost.',
  sections: [
    {
      id: 'fee-and-costs',
      heading: 'Two things: the fee and the costs',
      blocks: [
        {
          cards: [
            {
              title: 'The fee',
              text: 'What we earn for our work. It is a share of what you win. [[firm-no-fee]].',
            },
            {
              title: 'The costs',
              text: 'What others charge to run the case: the court, hospitals for records, experts who explain the medicine.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-money',
      heading: 'What else may come off',
      blocks: [
        {
          list: [
            'If a health plan or the state paid your doctors, it may ask for some of that back. This is called a lien. We try to make it smaller.',
            'In some group cases the court sets aside a small share for lawyers who did work for everybody. We tell you if that is so.',
            'What you get for an injury is often free of tax, but not always. Ask a tax adviser before you spend it.',
          ],
        },
      ],
    },
    {
      id: 'before-you-sign',
      heading: 'Ask any firm before you sign',
      blocks: [
        {
          list: [
            'What is your share, and is it worked out before or after the costs?',
            'Who pays the costs if we lose?',
            'Does the share grow if there is a trial or an appeal?',
            'Will another firm work on my case, and does that cost me more?',
            'What do I owe if I change my mind?',
          ],
        },
        { text: 'The answers should stand in the agreement. If they do not, ask for them in writing.' },
      ],
    },
  ],
};
