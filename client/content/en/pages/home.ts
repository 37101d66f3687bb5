import { massTorts } from '../../area-facts';
import { mark, promised } from '../../promises';
import { site } from '../../site';

const { replyHours, anyHour, experience, everywhere } = promised;
const also = [...(anyHour ? ['available 24/7'] : []), ...(everywhere ? ['clients in all 50 states'] : [])];

/** The words of the home page. */
export const home = {
  meta: {
    title: 'Legal Representation for Injury Victims',
    description: `Hurt by a drug, a device, a chemical or an accident? Ask for a free case review. ${['No fee unless we win', ...also].join(', ')}.`,
  },
  hero: {
    eyebrow: everywhere ? 'Mass torts and personal injury, nationwide' : 'Mass torts and personal injury',
    title: 'Legal representation for injury victims',
    intro:
      'If a drug, a device, a chemical or an accident harmed you or someone you love, tell us what happened. We listen, we explain your options in plain words, and you decide what comes next.',
    button: 'Free Consultation',
  },
  finder: {
    label: 'What happened, or what did you use?',
    hint: 'Your own words will do, such as “fell at work” or “sleep apnea machine”.',
    button: 'Look it up',
  },
  points: {
    noFee: {
      title: 'No Fee Unless We Win',
      text: 'We are paid only out of money that we win for you. [[firm-costs]]',
    },
    attorneys: experience ? { title: 'Experienced Attorneys', text: '[[firm-experience]]' } : null,
    anyHour: anyHour
      ? { title: 'Available 24/7', text: 'Send your request at any hour, day or night.' }
      : null,
  },
  about: {
    title: 'Why Choose {firm}',
    cards: {
      nationwide: everywhere
        ? {
            title: 'Nationwide Representation',
            text: 'We represent clients across all 50 states and partner with personal-injury and mass-tort firms. [[firm-states-how]]',
          }
        : null,
      responsive: replyHours
        ? {
            title: 'Fast and Responsive Service',
            text: `Your case review is free, by phone or by email. We promise a response within ${replyHours} hours.`,
          }
        : null,
      where:
        everywhere || !mark('firm-states-how')
          ? null
          : { title: 'Where we act', text: mark('firm-states-how').trim() },
      results: site.recovered
        ? {
            title: 'Proven Results',
            text: '[[firm-recovered]], in settlements and verdicts for people who were hurt. [[firm-recovered-why]]',
          }
        : null,
    },
    more: 'Read our story',
  },
  services: {
    title: 'How we can help',
    intro: 'Six of the areas we work in. If yours is not here, see the full list or simply ask.',
    more: 'See all services',
  },
  news: { title: 'News', more: 'All news' },
  faq: {
    title: 'Questions people ask us first',
    items: [
      {
        question: 'What does the case review cost?',
        answer: [
          'Nothing. You describe what happened, we look at it and tell you what we think. You do not have to hire us.',
        ],
      },
      {
        question: 'What does “no fee unless we win” mean?',
        answer: [
          'We work for a contingency fee. That means our fee is a share of the money we recover for you. If we recover nothing, you owe us no fee. [[firm-costs]]',
          'The written agreement, which you read before you sign, says how large our share is. Our page on [what a case costs](/answers/costs) has an example in numbers.',
        ],
      },
      {
        question: 'How soon will I hear from you?',
        answer: [
          replyHours
            ? `Within ${replyHours} hours of your request. We call or write, whichever you prefer.`
            : 'We call or write, whichever you prefer.',
        ],
      },
      {
        question: 'Do I have to live near one of your offices?',
        answer: ['No. Most of what we need from you can be done by phone, email and mail.'],
      },
      {
        question: 'What is a mass tort?',
        groups: massTorts,
        answer: [
          'A mass tort is a legal matter in which many people say that the same product or event harmed them. Each person keeps a case of their own, with their own facts and their own outcome, while courts often handle the shared questions together.',
        ],
      },
      {
        question: 'How long do I have to file a claim?',
        answer: [
          'Every state sets a time limit, called a statute of limitations. It depends on where you live, what happened and when you learned of it. After it has passed, a claim can usually no longer be filed. Our table of [deadlines by state](/answers/deadlines) is a first look.',
        ],
      },
      {
        question: 'Is what I tell you kept private?',
        answer: [
          'Only our staff can see your request, and we use it to answer you. Please leave out Social Security numbers and medical records until we ask for them. Our [Privacy Policy](/privacy-policy) says exactly what we keep and why.',
        ],
      },
    ],
  },
};
