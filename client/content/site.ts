import type { Site } from './site-schema';

/**
 * The firm. Change this file and build again: pages, titles, icons, colours and structured data follow.
 * Lantern Justice is a demonstration; its people, addresses and numbers are made up.
 */
export const site: Site = {
  name: { first: 'Lantern', second: 'Justice' },
  legalName: 'Lantern Justice',
  tagline: 'Legal help for injured people',
  url: 'https://lantern-justice.example',
  locale: 'en_US',
  colours: {
    ink: '#16243d',
    inkDeep: '#0f1a2e',
    paper: '#fbf8f3',
    paperDeep: '#f4ede1',
    accent: '#a84b08',
    accentDeep: '#8a3c06',
    glow: '#f7b955',
  },
  phone: '(800) 555-0142',
  emails: { help: 'help@lantern-justice.example', privacy: 'privacy@lantern-justice.example' },
  offices: [
    {
      city: 'Chicago',
      street: '100 Example Street, Suite 400',
      locality: 'Chicago',
      region: 'IL',
      postalCode: '60601',
      phone: '(312) 555-0118',
    },
    {
      city: 'Houston',
      street: '200 Sample Avenue, Suite 210',
      locality: 'Houston',
      region: 'TX',
      postalCode: '77002',
      phone: '(713) 555-0126',
    },
    {
      city: 'Philadelphia',
      street: '300 Specimen Square, Floor 9',
      locality: 'Philadelphia',
      region: 'PA',
      postalCode: '19103',
      phone: '(215) 555-0133',
    },
  ],
  hours: [
    {
      days: 'Monday-Friday',
      time: '8am-8pm',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    {
      days: 'Weekend',
      time: '10am-4pm',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '10:00',
      closes: '16:00',
    },
  ],
  team: [
    {
      name: 'Eleanor Marsh',
      title: 'Managing Partner',
      about: 'Reads every new case before it is accepted, and answers for how each one is run.',
    },
    {
      name: 'Daniel Okafor',
      title: 'Head of Mass Torts',
      about: 'Works on drug, device and chemical exposure cases that bring many people together.',
    },
    {
      name: 'Priya Raman',
      title: 'Senior Trial Attorney',
      about:
        'Prepares personal injury cases for court, so that you never have to take an offer just because it is there.',
    },
    {
      name: 'Thomas Vega',
      title: 'Director of Client Care',
      about: 'Leads the people who call you back, collect your records and keep you informed.',
    },
  ],
  founded: 2003,
  figures: {
    recovered: {
      value: '$8.9 billion',
      label: 'Over $8.9 billion secured over more than four decades',
      // To check before publishing: more than four decades stands beside a firm founded in 2003.
      refersTo: 'Settlements and verdicts that the firm counts as its own.',
      marketing: true,
    },
    founded: {
      value: '2003',
      label: 'The year our firm was founded',
      refersTo: 'The year in which the firm was founded',
      marketing: true,
    },
    states: {
      value: '50 states',
      label: 'Clients across the whole country',
      refersTo: 'The states where the firm represents clients, alone or with partner firms',
      marketing: true,
    },
    reply: {
      value: '24 hours',
      label: 'The longest you wait for our answer',
      refersTo: 'The promise to answer every request for a case review within 24 hours',
      marketing: true,
    },
  },
  notices: {
    advertising:
      'Attorney advertising. This website is for general information. It is not legal advice, and nothing on it is medical advice.',
    noRelationship:
      'Contacting us does not create an attorney-client relationship. That begins only when you and we have both signed an agreement.',
    results: 'Past results do not guarantee a similar outcome. Every case is different.',
    responsible: 'Responsible for this website: Eleanor Marsh, Chicago, Illinois.',
  },
  map: {
    provider: 'OpenStreetMap',
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-87.6400%2C41.8780%2C-87.6180%2C41.8920&layer=mapnik&marker=41.8850%2C-87.6290',
    linkUrl: 'https://www.openstreetmap.org/?mlat=41.8850&mlon=-87.6290#map=15/41.8850/-87.6290',
  },
  social: [],
};
