import { firmName } from '../../client/content/fill';
import { languages } from '../../client/content/languages';
import type { PublicRoute } from '../../client/routes';

/** A plain list of the pages for language models: topic, last change and description of each. */
export const llmsText = (routes: readonly PublicRoute[], origin: string): string => {
  const parts = languages.flatMap((language) => {
    const { firm, answersPage, services } = language.words;
    const own = routes.filter((route) => route.language.id === language.id && route.kind !== 'legal');
    const list = (kinds: PublicRoute['kind'][]) =>
      own
        .filter(({ kind }) => kinds.includes(kind))
        .map(
          ({ heading, path, description, updated }) =>
            `- [${heading}](${origin}${path}): ${description.replace(/\s+/g, ' ')} (${updated})`,
        );
    return [
      `## ${firmName} (${language.name})`,
      ...list(['home', 'page']),
      `## ${services.title} (${language.name})`,
      ...list(['practice-area']),
      `## ${answersPage.title} (${language.name})`,
      ...list(['answer', 'news']),
      firm.notices.advertising,
    ];
  });
  return `# ${firmName}\n\n> ${languages[0]?.words.firm.tagline}\n\n${parts.join('\n').replaceAll('\n## ', '\n\n## ')}\n`;
};
