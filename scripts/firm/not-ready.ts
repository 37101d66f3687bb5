import { unreadable } from '../../client/content/contrast';
import { isSampleEmail } from '../../client/content/email';
import { isPlaceholder } from '../../client/content/phone';
import type { Site } from '../../client/content/site-schema';
import type { Statements } from '../../client/content/statement';

const isLawyer = ({ team, responsible }: Site) =>
  team.some(({ id, admitted }) => id === responsible && admitted.length > 0);

const placeholders = ({ phone, offices }: Site) =>
  [{ of: 'The phone number', phone }, ...offices.map((one) => ({ of: `The number in ${one.city}`, ...one }))]
    .filter((one) => isPlaceholder(one.phone))
    .map((one) => `${one.of} is a placeholder (555-01xx): nobody can call it.`);

const emails = ({ emails: { help, privacy } }: Site) => [
  ...(isSampleEmail(help) ? ['The email address for help is an example: no message arrives there.'] : []),
  ...(isSampleEmail(privacy)
    ? ['The privacy contact is an example: nobody reads what people ask about their data.']
    : []),
];

const noneWithout = (missing: boolean, sentence: string) => (missing ? [sentence] : []);

/** What a firm's file lacks before the site may go live, a sentence each. */
export const notReady = (site: Site): string[] => [
  ...noneWithout(site.isDemonstration, 'The site is the demonstration: run npm run firm.'),
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

/** What the site says that nobody of the firm has reviewed, in one sentence. */
export const unreviewed = (register: Statements): string[] => {
  const all = Object.entries(register);
  const left = all.filter(([, { reviewed }]) => !reviewed).map(([id]) => id);
  const own = left.filter((id) => id.startsWith('firm-'));
  return left.length === 0
    ? []
    : [
        `${left.length} of ${all.length} statements have not been reviewed by a lawyer${own.length > 0 ? `, of the firm's own: ${own.join(', ')}` : ''}.`,
      ];
};
