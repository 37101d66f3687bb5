import { states } from '../../../shared/rules/us-states';
import type { FirmWords } from '../firm-words';
import { formatHours } from '../hours';
import { admittedNames, promised } from '../promises';

const ours = admittedNames('en', states);
const { everywhere, refers, replyHours, anyHour, experience } = promised;
const elsewhere = refers ? ' Elsewhere we help you find a lawyer.' : '';

/** Texts in which any firm presents itself in English; one firm's own facts are in site.ts. */
export const firm: FirmWords = {
  tagline: 'Legal help for injured people',
  promises: {
    'firm-states': everywhere
      ? 'Clients in all 50 states, with local counsel where needed'
      : ours
        ? `We act in ${ours}`
        : null,
    'firm-states-how': everywhere
      ? 'We act where our lawyers are admitted, and with local counsel elsewhere.'
      : ours
        ? `Our lawyers are admitted in ${ours}.${elsewhere}`
        : null,
    'firm-reply': replyHours ? `We respond within ${replyHours} hours.` : null,
    'firm-always': anyHour ? '24/7 support' : null,
    'firm-experience': experience
      ? `Each of our attorneys has worked on such cases for ${experience} years or more.`
      : null,
  },
  hours: formatHours({
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    weekend: 'Weekend',
    to: '-',
    am: 'am',
    pm: 'pm',
  }),
  figures: {
    states: everywhere ? { value: '50 states' } : null,
    reply: replyHours ? { value: `${replyHours} hours` } : null,
  },
  fee: {
    policy: [
      'Our fee is a share of the money that we win for you. The share stands in the agreement, and you read it before you sign.',
      'A case also has costs: court fees, records, experts, travel. We pay them as they come up. If we win, they are paid back out of the money. [[firm-costs]]',
    ],
    third: 'one third',
    example: {
      intro: '[[firm-fee-example]]',
      rows: {
        won: 'The settlement',
        costs: 'Costs of the case, paid back',
        fee: 'Our fee: {share} of {base}',
        rest: 'You get',
      },
    },
  },
  notices: {
    advertising:
      'Attorney advertising. This website is for general information. It is not legal advice, and nothing on it is medical advice.',
    noRelationship:
      'Contacting us does not create an attorney-client relationship. That begins only when you and we have both signed an agreement.',
    results: 'Past results do not guarantee a similar outcome. Every case is different.',
    responsible: 'Responsible for this website: {who}.',
  },
  news: [
    {
      slug: 'supreme-court-roundup-labels',
      date: '2026-11-21',
      title: 'What the Supreme Court ruling means for Roundup claims',
      summary:
        'In June the Supreme Court ruled on the label of Roundup. Here is what it decided, what it left open, and what to do if you have asked us about it.',
      paragraphs: [
        '[[roundup-durnell-2026]]',
        '[[roundup-durnell-not-science]] So a claim that rests on the missing warning is blocked. Whether a claim can stand on other grounds, the courts still have to say.',
        'A class settlement was on its way before that ruling. [[roundup-class-2026-proposed]] [[roundup-class-prelim-approval]] [[roundup-final-open-2026]]',
        'If you used Roundup and became ill, call us now: dates may be running. [[roundup-opt-out-2026]] If you get a letter about a settlement, keep it and show it to us. Our [Roundup page](/services/roundup-claims) has the whole timeline.',
      ],
    },
    {
      slug: 'depo-provera-label-warning',
      date: '2026-11-21',
      title: 'Depo-Provera now warns of meningioma on its label',
      summary:
        'The label of the birth control shot has carried a warning about a brain tumor since December 2025. What it says, and what it means for lawsuits.',
      paragraphs: [
        '[[depo-label-2025]]',
        'Please do not stop the shots without talking to your doctor. For most women the risk stays small.',
        'In court the change has raised a new question: could the maker have warned sooner? [[depo-preemption-2026]] Our [Depo-Provera page](/services/depo-provera-claims) says where that stands.',
      ],
    },
  ],
};
