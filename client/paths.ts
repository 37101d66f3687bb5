/** Every path of the site and of the staff area. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  contact: '/contact',
  answers: '/answers',
  answer: (slug: string) => `/answers/${slug}`,
  news: '/news',
  newsItem: (slug: string) => `/news/${slug}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  disclaimer: '/disclaimer',
  healthData: '/health-data-notice',
  accessibility: '/accessibility',
  stop: '/stop-contacting-me',
  yourData: '/your-data',
  notFound: '/404',
  /** Shown instead of a practice area that the firm does not take. */
  notTaken: '/__not-taken',

  login: '/login',
  unauthorized: '/unauthorized',
  admin: {
    dashboard: '/admin',
    users: '/admin/users',
    clients: '/admin/clients',
    services: '/admin/services',
  },

  /** The pages shown after the form was sent without script. */
  sent: '/__sent',
  /** Where the browser sees it. */
  thanks: '/sent',
  formProblem: '/__form-problem',
} as const;

/** The places on a page that links from other pages lead to. */
export const anchors = {
  main: 'main',
  faq: 'faq',
  contact: 'contact',
  about: 'about',
  filter: 'filter',
  concern: 'concern',
  concernAnswer: 'concern-answer',
} as const;

export const links = {
  faq: `/#${anchors.faq}`,
  homeAbout: `/#${anchors.about}`,
  homeContact: `/#${anchors.contact}`,
  /** The form on the contact page, with the case type chosen where there is one. */
  freeReview: (caseType?: number | string) =>
    caseType === undefined ? paths.contact : `${paths.contact}?case=${caseType}#${anchors.contact}`,
} as const;

export const api = {
  clients: '/api/clients',
  caseTypes: '/api/case-types',
  ip: '/api/ip',
  consentToken: '/api/consent/token',
} as const;

/** The picture that stands for a page where its link is shared; drawn at build. */
export const shareImage = (path: string) => `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
