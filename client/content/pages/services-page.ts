/** The words of the list of services. */
export const servicesPage = {
  meta: {
    title: 'Services: All 19 Practice Areas',
    description:
      'All 19 areas in which we represent injured people: drugs, medical devices, chemicals, products and accidents. Free case review, no fee unless we win.',
  },
  title: 'How we can help you',
  intro:
    'Find the page that fits what happened to you. Each one says who may be able to file a claim, what is known so far and what to expect if you call us.',
  listHeading: 'Practice areas',
  read: 'Learn more',
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Tell us in your own words. We will tell you where it belongs and whether we can help. No fee unless we win.',
    button: 'Request a free consultation',
  },
} as const;
