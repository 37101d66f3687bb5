import type { Site } from './site-schema';

/**
 * The firm: `npm run firm` asks for it and writes this file; pages, titles, icons, colors and structured data follow.
 */
export const site: Site = {
  isDemonstration: true,
  name: { first: 'Lantern', second: 'Justice', highlighted: 'first' },
  legalName: 'Lantern Justice',
  url: 'https://lantern-justice.example',
  published: '2026-11-21',
  approvedLegal: [],
  updated: '2026-11-25',
  languages: ['en', 'es'],
  formSteps: 2,
  textNumber: null,
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
      street: '200 Example Avenue, Suite 210',
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
  timeZone: 'America/Chicago',
  hours: [
    {
      id: 'week',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    { id: 'weekend', dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
  ],
  promises: { replyHours: 24, anyHour: true, experience: 20, elsewhere: 'local counsel' },
  story: true,
  startsWith: 'all',
  team: [
    {
      id: 'marsh',
      name: 'Eleanor Marsh',
      title: { en: 'Managing Partner', es: 'Socia directora' },
      about: {
        en: 'Reads every new case before it is accepted, and answers for how each one is run.',
        es: 'Lee cada caso nuevo antes de que se acepte, y responde por cómo se lleva cada uno.',
      },
      admitted: [{ state: 'IL' }, { state: 'WI' }],
    },
    {
      id: 'okafor',
      name: 'Daniel Okafor',
      title: { en: 'Head of Mass Torts', es: 'Jefe de daños masivos' },
      about: {
        en: 'Works on drug, device and chemical exposure cases that bring many people together.',
        es: 'Trabaja en casos de medicinas, aparatos y químicos que reúnen a muchas personas.',
      },
      admitted: [{ state: 'PA' }],
    },
    {
      id: 'raman',
      name: 'Priya Raman',
      title: { en: 'Senior Trial Attorney', es: 'Abogada litigante principal' },
      about: {
        en: 'Prepares personal injury cases for court, so that you never have to take an offer just because it is there.',
        es: 'Prepara los casos de lesiones para la corte, para que usted nunca tenga que aceptar una oferta solo porque es la que hay.',
      },
      admitted: [{ state: 'TX' }, { state: 'LA' }],
    },
    {
      id: 'vega',
      name: 'Thomas Vega',
      title: { en: 'Director of Client Care', es: 'Director de atención al cliente' },
      about: {
        en: 'Leads the people who call you back, collect your records and keep you informed.',
        es: 'Dirige a las personas que le devuelven la llamada, juntan sus expedientes y le mantienen informado.',
      },
      admitted: [],
    },
  ],
  responsible: 'marsh',
  founded: 2003,
  recovered: {
    value: { en: '$8.9 billion', es: '$8,900 millones' },
    text: {
      en: 'Over $8.9 billion secured over more than four decades',
      es: 'Más de $8,900 millones recuperados en más de cuatro décadas',
    },
    why: {
      en: 'The sum counts what our lawyers won at other firms before this one was founded in 2003.',
      es: 'La suma cuenta lo que nuestros abogados ganaron en otras firmas antes de fundar esta en 2003.',
    },
  },
  fee: { percent: '33⅓', of: 'rest', lostCosts: 'firm' },
  results: [
    {
      id: 'truck',
      text: {
        en: '$1,850,000 for a driver who was hit by a delivery truck and needed two operations. Settled in Cook County, Illinois, in 2024.',
        es: '$1,850,000 para un conductor al que golpeó un camión de reparto y que necesitó dos operaciones. Acuerdo en el condado de Cook, Illinois, en 2024.',
      },
    },
    {
      id: 'scaffold',
      text: {
        en: '$640,000 for a roofer who fell when a rented scaffold gave way. Jury verdict in Harris County, Texas, in 2023.',
        es: '$640,000 para un techador que se cayó cuando cedió un andamio alquilado. Veredicto de un jurado en el condado de Harris, Texas, en 2023.',
      },
    },
  ],
  reviews: [
    {
      quote: {
        en: 'They told me on the first call what they could not do. That is why I trusted them with the rest.',
        es: 'En la primera llamada me dijeron lo que no podían hacer. Por eso les confié lo demás.',
      },
      by: { en: 'A client after a crash', es: 'Un cliente después de un choque' },
    },
    {
      quote: {
        en: 'Someone always called me back, also when there was nothing new to say.',
        es: 'Siempre me devolvían la llamada, también cuando no había nada nuevo que decir.',
      },
      by: { en: 'A client in a device case', es: 'Una clienta en un caso de un aparato médico' },
    },
  ],
  map: {
    provider: 'OpenStreetMap',
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-87.6400%2C41.8780%2C-87.6180%2C41.8920&layer=mapnik&marker=41.8850%2C-87.6290',
    linkUrl: 'https://www.openstreetmap.org/?mlat=41.8850&mlon=-87.6290#map=15/41.8850/-87.6290',
  },
  social: [],
};
