import { serviceSlug } from '../../shared/slug';
import { paths } from '../paths';

/** A service by its title: where its page is, the slug rule says. */
const related = (title: string) => ({ label: title, href: paths.service(serviceSlug(title)) });

/** The words that all practice-area pages share. */
export const practiceAreaLayout = {
  back: 'Back to Services',
  review: 'Get Your Free Case Review',
  benefits: [
    { icon: 'Scale', title: 'Free Consultation', text: 'No upfront costs or hidden fees.' },
    { icon: 'Clock', title: '24/7 Support', text: 'Write to us at any hour. We respond within 24 hours.' },
    { icon: 'Check', title: 'No Fee Unless We Win', text: 'You pay a fee only if we win money for you.' },
  ],
  onThisPage: 'On this page',
  sidebar: {
    review: {
      title: 'Get Your Free Case Review',
      text: 'Tell us what happened. We look at your case and call you within 24 hours.',
      button: 'Start my free review',
      note: 'No fees apply unless your case is won.',
    },
    facts: {
      title: 'Important Facts',
      items: [
        {
          title: 'Statute of limitations',
          text: 'The law limits the time to file, and the limits differ by state. Ask early, so that you know yours.',
        },
        { title: 'No upfront costs', text: 'The review is free, and you pay nothing to begin.' },
        { title: 'Nationwide representation', text: 'We represent clients in all 50 states.' },
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
    text: 'The review is free, and you do not have to hire us. No fee unless we win.',
    button: 'Contact us',
  },
} as const;
