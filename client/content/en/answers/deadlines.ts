import type { AnswerPage } from '../../answer-page';

export const deadlines: AnswerPage = {
  title: 'Deadlines by state',
  summary: 'How long you have to sue over an injury or a death, for each state, with sources.',
  meta: {
    title: 'Deadlines to Sue by State',
    description:
      'How long you have to file a lawsuit over an injury or a death in each state, with sources, and what can make the time shorter or longer for you.',
  },
  updated: '2026-11-23',
  intro:
    'Each state sets a time limit for going to court. When it has passed, a claim is usually lost, however good it is. The table shows the ordinary limit for adults. Yours may be shorter or longer.',
  sections: [
    {
      id: 'when-it-starts',
      heading: 'When the time starts',
      blocks: [
        {
          text: 'For a crash or a fall it starts on that day. For an illness that shows up late, many states count from the day you learned of it and of its likely cause. Some states do not, or only for some illnesses. That one question can decide a case, so please ask.',
        },
      ],
    },
    {
      id: 'shorter-or-longer',
      heading: 'What makes it shorter or longer',
      blocks: [
        {
          list: [
            'A claim against a city, a state or another public body often needs a notice within months.',
            'Claims against doctors and hospitals have limits of their own.',
            'So do claims over products in some states.',
            'A child often has more time, but not always.',
            'An outer limit may end a claim even when nobody could have known of the harm.',
            'A group settlement can set dates of its own.',
          ],
        },
      ],
    },
  ],
};
