import type { NewsItem } from '../../content/firm-words';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';

type NewsList = { items: readonly Omit<NewsItem, 'paragraphs'>[]; level: 'h2' | 'h3' };

/** News, newest first, each with its day. */
export const NewsList = ({ items, level: Heading }: NewsList) => {
  const { to, day } = useLanguage();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .map(({ slug, date, title, summary }) => (
          <li key={slug} className="py-6">
            <p className="text-sm text-muted">
              <time dateTime={date}>{day(date)}</time>
            </p>
            <Heading className="mt-1 text-xl">
              <a
                href={to(paths.newsItem(slug))}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {title}
              </a>
            </Heading>
            <p
              data-summary-of={to(paths.newsItem(slug))}
              className="mt-2 max-w-prose text-muted empty:hidden"
            >
              {summary}
            </p>
          </li>
        ))}
    </ul>
  );
};
