import { links, paths } from '../../../paths';

const home = 'Home';
const services = 'Services';

/** The words on every page: bar, footer and repeated buttons. */
export const layout = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  freeConsultation: 'Free Consultation',
  navigation: [
    { label: home, href: paths.home },
    { label: 'About Us', href: paths.about },
    { label: services, href: paths.services },
    { label: 'FAQ', href: links.faq },
    { label: 'Contact', href: paths.contact },
  ],
  /** For phones, at the bottom of the window. */
  bar: { label: 'Reach us', call: 'Call', review: 'Free review' },
  call: 'Call {phone}',
  /** Beside the call buttons, where the firm has a number for texts: with what carriers ask to say there. */
  textUs: {
    short: 'Text us',
    label: 'Text us at {phone}',
    terms: 'Message frequency varies. Message and data rates may apply. Answer STOP to stop, HELP for help.',
  },
  callPlaceholder: 'This button does not call anybody yet.',
  /** On every page until closed, while site.ts is a demonstration. */
  demonstration: {
    text: 'Demonstration: the firm, its people and its numbers are made up.',
    close: 'Close',
    /** At each amount, result and review, after the banner is closed. */
    mark: 'Made up',
  },
  loading: 'Loading the page',
  /** The other language's own name appears beside it. */
  otherLanguages: 'Other languages',
  home,
  services,
  /** Precedes the name of the list that a page belongs to, for people who hear the link alone. */
  backTo: 'Back to ',
  breadcrumbs: 'You are here',
  /** Promises to everyone who asks, on every page; the other promises are statements. */
  promises: { review: 'Free case review' },
  footer: {
    about: 'We represent people who were hurt by drugs, medical devices, chemicals, products and accidents.',
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
    answers: { heading: 'Answers' },
    areas: { heading: 'Practice areas' },
    contact: { heading: 'Reach us' },
    news: 'News',
    legal: [
      { label: 'Privacy Policy', href: paths.privacyPolicy },
      { label: 'Terms of Service', href: paths.termsOfService },
      { label: 'Disclaimer', href: paths.disclaimer },
      { label: 'Health Data Notice', href: paths.healthData },
      { label: 'Accessibility', href: paths.accessibility },
      { label: 'Your data', href: paths.yourData },
      { label: 'Stop contacting me', href: paths.stop },
    ],
    /** Without a year, so that no page looks outdated. */
    rights: '© {firm}. All rights reserved.',
  },
};
