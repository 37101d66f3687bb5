import { firmName } from '../../client/content/fill';
import { type Language, localPath } from '../../client/content/languages';
import { plainText } from '../../client/content/plain-text';
import { paths } from '../../client/paths';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Dates have no time; noon UTC is the same day everywhere in the country. */
const moment = (day: string) => `${day}T12:00:00Z`;

export const feedPath = (language: Language) => localPath(language, paths.feed);

/** The firm's news in one language as Atom. */
export const feed = (language: Language, origin: string): string => {
  const { words, id } = language;
  const news = words.firm.news.toSorted((one, other) => other.date.localeCompare(one.date));
  const list = origin + localPath(language, paths.news);
  const entry = ({ slug, title, date, paragraphs }: (typeof news)[number]) => {
    const address = origin + localPath(language, paths.newsItem(slug));
    const text = paragraphs.map((one) => plainText(one, language)).join('\n\n');
    return `<entry><title>${escaped(title)}</title><id>${address}</id><link href="${address}"/><updated>${moment(date)}</updated><content type="text">${escaped(text)}</content></entry>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${id}">
<title>${escaped(`${words.newsPage.title}: ${firmName}`)}</title>
<id>${list}</id>
<link href="${list}"/>
<link rel="self" href="${origin}${feedPath(language)}"/>
<updated>${moment(news[0]?.date ?? '2026-01-01')}</updated>
<author><name>${escaped(firmName)}</name></author>
${news.map(entry).join('\n')}
</feed>
`;
};
