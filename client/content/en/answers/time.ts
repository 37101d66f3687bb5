import type { AnswerPage } from '../../answer-page';
import { massTorts } from '../../area-facts';

export const time: AnswerPage = {
  title: 'How long a case takes',
  summary: 'The steps of a case, which of them are slow, and what you can do meanwhile.',
  meta: {
    title: 'How Long a Case Takes',
    description:
      'The steps from your first call to the end of a case, why some take months and some take years, and why group cases are slower than a crash claim.',
  },
  updated: '2026-11-21',
  intro:
    'Nobody can give you a date on the first day. We can tell you which steps there are, who sets their speed, and where your case stands among them.',
  sections: [
    {
      id: 'steps',
      heading: 'The steps, in order',
      blocks: [
        {
          steps: [
            {
              title: 'The review',
              text: 'We talk, ask questions and tell you what we think. This takes days, not months.',
            },
            {
              title: 'The records',
              text: 'We ask hospitals, employers and agencies for papers. This often takes weeks. Some places are slow, and we keep asking.',
            },
            {
              title: 'The claim or the lawsuit',
              text: 'Some claims go to an insurer or a fund first. Others go to court at once, because a time limit is near.',
            },
            {
              title: 'The exchange of facts',
              text: 'Both sides hand over papers and ask questions under oath. Lawyers call this discovery. In large cases it takes a year or more.',
            },
            {
              title: 'The science',
              text: 'In drug, device and chemical cases a judge first decides which experts may speak. Many cases end or settle around that ruling.',
            },
            {
              title: 'A settlement or a trial',
              text: 'Most cases settle. A few are tried. After a trial, an appeal can add years.',
            },
          ],
        },
      ],
    },
    {
      id: 'group-cases',
      groups: massTorts,
      heading: 'Why group cases are slower',
      blocks: [
        {
          text: 'When many people sue over the same product, the federal courts can put their cases before one judge. That is called an MDL. Shared questions are answered once, and a few test cases go first. The others wait, but they are not asleep: records and proof are made ready.',
        },
        {
          text: 'Each of our pages on a drug, on a device or on a chemical has a timeline, with the newest step we could confirm.',
        },
      ],
    },
    {
      id: 'meanwhile',
      heading: 'What you can do meanwhile',
      blocks: [
        {
          list: [
            'Go to your doctors, and keep the papers.',
            'Tell us when you move, marry, change your phone number or fall ill again.',
            'Keep the product, if you still have it.',
            'Do not post about your case. The other side reads it.',
          ],
        },
      ],
    },
  ],
};
