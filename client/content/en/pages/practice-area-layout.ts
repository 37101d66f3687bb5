import { serviceSlug } from '../../../../shared/slug';
import { paths } from '../../../paths';
import { mark, promised } from '../../promises';

const { replyHours, anyHour, everywhere } = promised;
const soon = replyHours ? ` within ${replyHours} hours` : '';

/** A service by its title; the slug rule gives its page. */
const related = (title: string) => ({ label: title, href: paths.service(serviceSlug(title)) });

/** The words that all practice-area pages share. */
export const practiceAreaLayout = {
  review: 'Get Your Free Case Review',
  benefits: {
    consultation: { title: 'Free Consultation', text: 'No upfront costs or hidden fees.' },
    anyHour: anyHour
      ? { title: '24/7 Support', text: `Write to us at any hour.${mark('firm-reply')}` }
      : null,
    noFee: {
      title: 'No Fee Unless We Win',
      text: 'You pay a fee only if we win money for you. [[firm-costs]]',
    },
  },
  status: {
    updated: 'Updated',
    looked: 'Last checked for news',
    notReviewed: 'No lawyer of the firm has reviewed this page yet.',
    reviewed: 'Reviewed by {who}, on {date}',
  },
  standing: {
    heading: 'Where the lawsuits stand',
    /** For subjects without a court that handles many cases at once. */
    headingWithoutCourt: 'Where things stand',
    newest: 'Newest: {date}',
    /** Instead of `newest` for an event of more than a year ago. */
    lastFound: 'Last event that we found: {date}',
    next: 'What comes next: {date}.',
    court: 'Court',
    defendants: 'Who is sued',
    stateDeadlines:
      'Each state has its own time limit, and it may be short. See [deadlines by state](/answers/deadlines).',
    against: 'What went against people like you',
    for: 'What went for them',
    todo: 'What to do, and by when',
    open: 'What is still open',
    /** The collapsed part with all the rest. */
    all: 'Everything so far',
    timeline: 'What else happened',
  },
  since: 'Since then',
  kinship: 'You may also mean',
  next: {
    title: 'What happens after you ask',
    items: [
      { title: 'You tell us what happened', text: 'A short form or a call. You need no papers yet.' },
      {
        title: 'We answer you',
        text: 'In the way you choose. We ask a few questions and tell you whether we see a case, and why.',
      },
      {
        title: 'You decide',
        text: 'If you want us to act for you, we put it in writing. If not, you owe us nothing.',
      },
    ],
  },
  sources: {
    heading: 'Where we have this from',
    intro:
      'What this page says about courts, sums, dates and medicine stands in our register. Each entry rests on a court, an agency, a law or a journal, or on two other sources, or it says who alone reports it. We look again by the date that each entry names.',
    published: 'Published {date}',
    readOn: 'Read {date}',
    unopened: 'Address seen {date}, page not opened yet',
  },
  sidebar: {
    /** Names of the two parts beside the text, for assistive technology. */
    beside: 'Free review',
    review: {
      title: 'Get Your Free Case Review',
      text: `Tell us what happened. We look at your case and answer you${soon}, in the way you choose.`,
      button: 'Start my free review',
      note: 'No fees apply unless your case is won. [[firm-costs]]',
    },
    facts: {
      title: 'Important Facts',
      items: [
        {
          title: 'Statute of limitations',
          text: 'The law limits the time to file, and the limits differ by state. [Find yours](/answers/deadlines).',
        },
        { title: 'No upfront costs', text: 'The review is free, and you pay nothing to begin.' },
        ...(everywhere
          ? [{ title: 'Nationwide representation', text: 'We represent clients in all 50 states.' }]
          : []),
      ],
    },
    related: {
      title: 'Related Services',
      links: [related('Product Liability'), related('Chemical Exposure'), related('Workplace Injuries')],
    },
  },
  closing: {
    title: 'Ready to Take Action?',
    text: 'Time limits apply to most claims. A free case evaluation can show you where you stand.',
    button: 'Get my free case evaluation',
  },
  contactCard: {
    title: 'Talk to us about your case',
    text: 'The review is free, and you do not have to hire us. No fee unless we win. [[firm-costs]]',
    button: 'Contact us',
  },
};
