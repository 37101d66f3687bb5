import { newsCaseTypes } from '../../content/news-areas';
import type { Words } from '../../content/words';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { NewsDays } from './news-days';

type NewsList = {
  items: Words['firm']['news'];
  level: 'h2' | 'h3';
  /** Without the summaries. */
  isBrief?: boolean;
};

/** News, newest first, each with its day. */
export const NewsList = ({ items, level: Heading, isBrief = false }: NewsList) => {
  const { to } = useLanguage();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .map((item) => (
          <li
            key={item.slug}
            data-areas={newsCaseTypes([item])}
            className={isBrief ? 'py-3 md:py-6' : 'py-6'}
          >
            <p className="text-sm text-muted">
              <NewsDays item={item} isBrief={isBrief} />
            </p>
            <Heading className="mt-1 text-xl">
              <a
                href={to(paths.newsItem(item.slug))}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {item.title}
              </a>
            </Heading>
            {isBrief ? null : <p className="mt-2 max-w-prose text-muted">{item.summary}</p>}
          </li>
        ))}
    </ul>
  );
};
