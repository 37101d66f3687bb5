import { type AreaSlug, areas } from '../../content/areas';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { AreaIcon } from './area-icon';

type ServiceCard = {
  slug: AreaSlug;
  level: 'h3' | 'h4';
  /** Additional search words for a searchable list. */
  foundBy?: string;
  /** The name alone, on a phone beside a smaller icon. */
  isBrief?: boolean;
};

/** One practice area in a list; the whole entry links to its page. */
export const ServiceCard = ({ slug, level: Heading, foundBy, isBrief = false }: ServiceCard) => {
  const { words, to } = useLanguage();
  const { name, summary } = words.practiceAreas[slug];
  return (
    <li
      id={slug}
      data-area={areas[slug].caseType}
      data-filter-words={foundBy}
      className={`group relative flex border-t border-line ${isBrief ? 'gap-2.5 py-3 max-sm:items-center sm:gap-4 sm:py-5' : 'gap-4 py-5'}`}
    >
      <AreaIcon name={areas[slug].icon} isSmall={isBrief} />
      <div className="min-w-0">
        <Heading className={isBrief ? 'text-base leading-snug sm:text-lg' : 'text-lg'}>
          <a
            href={to(paths.service(slug))}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-md group-hover:text-accent group-hover:underline"
          >
            {name}
          </a>
        </Heading>
        {isBrief ? null : <p className="mt-1 text-sm text-muted">{summary}</p>}
      </div>
    </li>
  );
};
