import type { Site } from './site-schema';

/**
 * The firm. Change this file and build again: pages, titles, icons, colours and structured data follow. What the firm
 * says of itself in words stands beside it, in a folder for each language: en/firm.ts.
 * Lantern Justice is a demonstration; its people, addresses and numbers are made up, and say so.
 */
export const site: Site = {
  name: { first: 'Lantern', second: 'Justice' },
  legalName: 'Lantern Justice',
  url: 'https://lantern-justice.example',
  updated: '2026-11-21',
  languages: ['en', 'es'],
  formSteps: 2,
  keepsSteps: false,
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
      sample: true,
    },
    {
      city: 'Houston',
      street: '200 Sample Avenue, Suite 210',
      locality: 'Houston',
      region: 'TX',
      postalCode: '77002',
      phone: '(713) 555-0126',
      sample: true,
    },
    {
      city: 'Philadelphia',
      street: '300 Specimen Square, Floor 9',
      locality: 'Philadelphia',
      region: 'PA',
      postalCode: '19103',
      phone: '(215) 555-0133',
      sample: true,
    },
  ],
  hours: [
    {
      id: 'week',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    { id: 'weekend', dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
  ],
  team: [
    {
      id: 'marsh',
      name: 'Eleanor Marsh',
      admitted: ['IL', 'WI'],
      sample: true,
    },
    { id: 'okafor', name: 'Daniel Okafor', admitted: ['PA'], sample: true },
    {
      id: 'raman',
      name: 'Priya Raman',
      admitted: ['TX', 'LA'],
      sample: true,
    },
    { id: 'vega', name: 'Thomas Vega', admitted: [], sample: true },
  ],
  founded: 2003,
  map: {
    provider: 'OpenStreetMap',
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-87.6400%2C41.8780%2C-87.6180%2C41.8920&layer=mapnik&marker=41.8850%2C-87.6290',
    linkUrl: 'https://www.openstreetmap.org/?mlat=41.8850&mlon=-87.6290#map=15/41.8850/-87.6290',
  },
  social: [],
};
