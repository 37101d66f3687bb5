import type { BuiltRegister } from '../../../server/site/statements/built-register';

const source = { title: 'A page of a court', url: 'https://court.example/page', seen: '2026-11-21' };

/** A register of three statements in two languages, one of them in every footer, like a build's. */
export const register: BuiltRegister = {
  languages: {
    en: {
      locale: 'en_US',
      prefix: '',
      withdrawn: 'We took back what stood here on {date}.',
      updated: 'Updated',
      reviewed: 'Reviewed by {who}, on {date}',
      reviewedInPart: 'Reviewed in part by {who}, last on {date}: {count} of {all} statements',
      titles: { 'Eleanor Marsh': 'Managing Partner' },
    },
    es: {
      locale: 'es_US',
      prefix: '/es',
      withdrawn: 'Retiramos lo que decía aquí el {date}.',
      updated: 'Actualizado',
      reviewed: 'Revisado por {who}, el {date}',
      reviewedInPart: 'Revisado en parte por {who}, la última vez el {date}: {count} de {all} afirmaciones',
      titles: { 'Eleanor Marsh': 'Socia directora' },
    },
  },
  pages: [
    { path: '/services/roundup-claims', title: 'Roundup Claims', language: 'en', saysReviewed: true },
    {
      path: '/es/services/roundup-claims',
      title: 'Reclamos por Roundup',
      language: 'es',
      saysReviewed: true,
    },
  ],
  about: {
    '/services/roundup-claims': {
      text: 'What a jury said in 2018.',
      restsOn: ['roundup-verdict'],
      shownOn: ['/services/roundup-claims', '/news'],
    },
    '/': { text: 'Help for injured people.', restsOn: [], shownOn: [] },
    '/news': { text: 'What is new.', restsOn: [], shownOn: [] },
  },
  parts: ['/services/roundup-claims/concern.html', '/404.html'],
  files: {
    '/llms.txt':
      '- [Roundup](/services/roundup-claims){{about /services/roundup-claims}} ({{day 2026-11-01 /services/roundup-claims}}){{notice /services/roundup-claims}}\n- [Home](/){{about /}} ({{day 2026-11-01 /}})\n',
    '/news/feed.xml':
      '<updated>{{day 2026-11-01 /services/roundup-claims}}T12:00:00Z</updated><content>{{notice /services/roundup-claims}}{{said en roundup-verdict}} So far.</content>',
    '/sitemap.xml': '<loc>/</loc><lastmod>{{day 2026-11-01 /}}</lastmod>',
  },
  looks: [],
  statements: [
    {
      id: 'roundup-verdict',
      kind: 'verdict',
      refersTo: 'What a jury said in a case',
      jurisdiction: 'US',
      sources: [source],
      reviewed: null,
      dueAgain: '2027-02-21',
      texts: { en: 'A jury said so in 2018.', es: 'Un jurado lo dijo en 2018.' },
      pages: ['/services/roundup-claims', '/es/services/roundup-claims'],
    },
    {
      id: 'firm-reply',
      kind: 'firm',
      refersTo: 'When we answer a request',
      jurisdiction: 'US',
      sources: [],
      reviewed: null,
      dueAgain: '2026-11-01',
      texts: { en: 'We call within 24 hours.', es: 'Llamamos en 24 horas.' },
      pages: ['/', '/services/roundup-claims'],
    },
    {
      id: 'firm-states',
      kind: 'firm',
      refersTo: 'Where we take clients',
      jurisdiction: 'US',
      sources: [],
      reviewed: null,
      dueAgain: '2027-02-21',
      texts: { en: 'Clients in all 50 states', es: 'Clientes en los 50 estados' },
      pages: ['/', '/news', '/services/roundup-claims', '/es/services/roundup-claims'],
    },
  ],
};
