import type { Query } from './queries';

/** Collections with tens or hundreds of documents per firm, however many people ask for help. */
const small = new Set([
  'agreementtemplates',
  'counters',
  'credentials',
  'erasures',
  'imports',
  'intakesettings',
  'media.chunks',
  'media.files',
  'messagetemplates',
  'postbacks',
  'privacyrequests',
  'rules',
  'services',
  'settings',
  'textaccounts',
  'users',
  'vendors',
  'views',
  'webhooks',
]);

/** Allowed scans of large collections, by words in the query. */
const allowed: readonly { collection: string; words: string; because: string }[] = [
  { collection: 'clients', words: 'searchText', because: 'what staff search for may stand anywhere' },
  {
    collection: 'clients',
    words: '"filter":{"deletedAt":{"$exists":false}},"projection"',
    because: 'reports read every lead once, when a server starts',
  },
  {
    collection: 'clients',
    words: '{"$or":[{"waitingSince":',
    because: 'the summary of the day; MongoDB joins two indexes',
  },
  {
    collection: 'agreements',
    words: '"keptUntil":{"$exists":false}',
    because: 'the total of the list of all agreements, of which a firm has thousands',
  },
  { collection: 'clients', words: '"duplicateOf"', because: 'only when someone is erased' },
  {
    collection: 'agreements',
    words: '"distinct":"agreements","key":"leadId"',
    because: 'once a day, for those whose lead is gone',
  },
  {
    collection: 'scans',
    words: '"distinct":"scans","key":"leadId"',
    because: 'once an hour, for those whose lead is gone; few sign on paper',
  },
  {
    collection: 'conflictnames',
    words: '"$group":{"_id":{"list"',
    because: "staff look at the firm's own list in the settings",
  },
  { collection: 'outbox', words: '"data.lead"', because: 'only when someone is erased' },
];

/** True if a query may read all documents of its collection. */
export const mayScan = (query: Query): boolean => {
  const [name] = Object.values(query);
  const text = JSON.stringify(query);
  const isCount = /"pipeline":\[\{"\$match":\{\}\},\{"\$group":\{"_id":1,/.test(text);
  return (
    isCount ||
    small.has(String(name)) ||
    allowed.some(({ collection, words }) => collection === name && text.includes(words))
  );
};
