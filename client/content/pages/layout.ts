import { links, paths } from '../../paths';

/** The words that stand on every page: bar, footer and the buttons that repeat. */
export const layout = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  freeConsultation: 'Free Consultation',
  navigation: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'FAQ', href: links.faq },
    { label: 'Contact', href: paths.contact },
  ],
  call: 'Call {phone}',
  callPlaceholder: 'This phone number is a placeholder, so this button does nothing yet.',
  loading: 'Loading the page',
  /** What holds for everyone who asks, on every page. */
  promises: ['Free case review', 'No fee unless we win', '24/7 support', 'Clients in all 50 states'],
  footer: {
    about:
      'We represent people who were hurt by drugs, medical devices, chemicals, products and accidents, in all 50 states.',
    site: {
      heading: 'Site',
      links: [
        { label: 'Home', href: paths.home },
        { label: 'About', href: paths.about },
        { label: 'Services', href: paths.services },
        { label: 'Contact', href: paths.contact },
        { label: 'Admin Login', href: paths.login },
      ],
    },
    areas: {
      heading: 'Practice areas',
      /** Each leads to its card in the list of services. */
      slugs: [
        'afff-claims',
        'camp-lejeune-water-contamination-claims',
        'hair-relaxer-claims',
        'talcum-powder-claims',
        'roundup-claims',
        'auto-vehicle-accident-lawsuit',
      ],
    },
    contact: { heading: 'Reach us' },
    legal: [
      { label: 'Privacy Policy', href: paths.privacyPolicy },
      { label: 'Terms of Service', href: paths.termsOfService },
      { label: 'Disclaimer', href: paths.disclaimer },
      { label: 'Stop contacting me', href: paths.stop },
    ],
    /** Without a year, so that no page grows old. */
    rights: '© {firm}. All rights reserved.',
  },
} as const;
