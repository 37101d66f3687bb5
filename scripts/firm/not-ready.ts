import { unreadable } from '../../client/content/contrast';
import { isSampleEmail } from '../../client/content/email';
import type { Language } from '../../client/content/languages';
import { isPlaceholder } from '../../client/content/phone';
import type { Site } from '../../client/content/site-schema';
import type { Statements } from '../../client/content/statement';
import { type ConsentText, latestConsentText } from '../../shared/consent-texts/consent-text';
import { englishConsentTexts } from '../../shared/consent-texts/english';
import { spanishConsentTexts } from '../../shared/consent-texts/spanish';
import sample from './demonstration.json' with { type: 'json' };
import { computeHash, templatePages } from './legal-templates';

const isLawyer = ({ team, responsible }: Site) =>
  team.some(({ id, admitted }) => id === responsible && admitted.length > 0);

const placeholders = ({ phone, textNumber, offices }: Site) =>
  [
    { of: 'The phone number', phone },
    ...(textNumber ? [{ of: 'The number for texts', phone: textNumber }] : []),
    ...offices.map((one) => ({ of: `The number in ${one.city}`, ...one })),
  ]
    .filter((one) => isPlaceholder(one.phone))
    .map((one) => `${one.of} is a placeholder (555-01xx): nobody can call it.`);

const emails = ({ emails: { help, privacy } }: Site) => [
  ...(isSampleEmail(help) ? ['The email address for help is an example: no message arrives there.'] : []),
  ...(isSampleEmail(privacy)
    ? ['The privacy contact is an example: nobody reads what people ask about their data.']
    : []),
];

/** Every wording about calls and texts, by language. */
const wordings: Record<string, readonly ConsentText[]> = { en: englishConsentTexts, es: spanishConsentTexts };

const noneWithout = (missing: boolean, sentence: string) => (missing ? [sentence] : []);

const parts = ['offices', 'team', 'recovered', 'results', 'reviews', 'map'] as const;

/** The hashes of a firm's offices, people, results, reviews, amount recovered and map. */
export const partHashes = (site: Site): Record<string, readonly string[]> =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      [site[part]].flat().flatMap((one) => (one ? [computeHash(JSON.stringify(one))] : [])),
    ]),
  );

/** Parts that a firm of its own still has from the demonstration. */
const stillSamples = (site: Site) => {
  const hashes: Readonly<Record<string, readonly string[]>> = sample;
  return Object.entries(partHashes(site))
    .filter(([part, ours]) => ours.some((hash) => hashes[part]?.includes(hash)))
    .map(([part]) => `The demonstration's entries are still in ${part} of client/content/site.ts.`);
};

/** Lists what a firm's file lacks before the site may go live, one sentence each. */
export const notReady = (site: Site): string[] => [
  ...noneWithout(site.isDemonstration, 'The site is the demonstration: run npm run firm.'),
  ...(site.isDemonstration ? [] : stillSamples(site)),
  ...noneWithout(isSampleEmail(site.url), 'The address of the site (url) is an example.'),
  ...placeholders(site),
  ...emails(site),
  ...noneWithout(
    site.offices.length === 0,
    'There is no office: mail to people has to carry a postal address.',
  ),
  ...noneWithout(!isLawyer(site), 'No lawyer answers for what the site says (responsible).'),
  ...unreadable(site.colours).map((problem) => `A color cannot be read well: ${problem}.`),
];

/** Lists what the site may leave out, and what follows from that, one sentence each. */
export const notSaid = ({ hours, promises, name, languages }: Site): string[] => [
  ...noneWithout(hours.length === 0, 'No hours are shown (hours).'),
  ...noneWithout(promises.replyHours === null, 'No time for a reply is promised (promises.replyHours).'),
  ...languages
    .filter((language) => !latestConsentText(wordings[language] ?? [], `${name.first} ${name.second}`.trim()))
    .map(
      (language) =>
        `No wording about calls and texts names the firm (${language}): the form does not ask, and nobody is texted because of it (docs/consent.md).`,
    ),
];

/** One sentence listing the legal pages that still match the template and that no lawyer has approved. */
export const templatesLeft = ({ approvedLegal, languages }: Site): string[] => {
  const approved = new Set(approvedLegal.map(({ page }) => page));
  const templates = templatePages(languages).filter((page) => !approved.has(page));
  return templates.length === 0
    ? []
    : [
        `Legal pages are still the template: ${templates.join(', ')}. Your lawyer adapts each in client/content, or takes it over as it is: approvedLegal in client/content/site.ts, with a name and a day.`,
      ];
};

/** One sentence counting the statements that no lawyer has reviewed in their current words. */
export const unreviewed = (
  register: Statements,
  languages: readonly Pick<Language, 'id' | 'statements'>[],
): string[] => {
  const isReviewed = ([id, { reviewed }]: [string, Statements[string]]) =>
    reviewed &&
    (!reviewed.words || languages.every((one) => reviewed.words?.[one.id] === one.statements[id]));
  const all = Object.entries(register);
  const open = all.filter((one) => !isReviewed(one)).map(([id]) => id);
  return open.length === 0
    ? []
    : [
        `${open.length} of ${all.length} statements have not been reviewed by a lawyer (reviewed, in client/content/statements or client/content/reviews.json), such as ${open.slice(0, 3).join(', ')}.`,
      ];
};
