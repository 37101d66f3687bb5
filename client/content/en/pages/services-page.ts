import type { AreaGroup } from '../../area-facts';

const groups: Record<AreaGroup, { title: string; text: string }> = {
  drugs: {
    title: 'Drugs and products',
    text: 'Medicines, and things used on or given to the body.',
  },
  devices: {
    title: 'Medical devices',
    text: 'Machines that help people breathe, and devices placed in the body.',
  },
  chemicals: { title: 'Chemicals', text: 'Substances at work, at home, in water and on fields.' },
  accidents: { title: 'Accidents', text: 'On the road, on a site, at work.' },
};

/** The words of the services list. */
export const servicesPage = {
  meta: {
    title: 'Services: All 19 Practice Areas',
    description:
      'All 19 areas in which we represent injured people: drugs, medical devices, chemicals, products and accidents. Free case review, no fee unless we win.',
  },
  title: 'How we can help you',
  intro:
    'Find the page that fits what happened to you. Each one says who may have a claim, where the lawsuits stand, and where we have it from.',
  listHeading: 'All 19 practice areas',
  groups,
  filter: {
    label: 'Find your case',
    hint: 'Type what happened, a product, a company, an illness or a place.',
    none: 'We have no page about that. It may still be a case.',
    ask: 'Tell us what happened',
    matches: '{count} pages fit, the best first.',
    oneMatch: 'One page fits.',
    because: 'Your words:',
  },
  more: { title: 'Wider subjects', text: 'When you do not know the product, or there are several.' },
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Tell us in your own words. We will tell you where it belongs and whether we can help.',
    button: 'Request a free consultation',
  },
};
