import { type AreaSlug, areas } from '../../content/areas';
import { useLanguage } from '../language-context';

/** The day of the page's last change. */
export const PageStatus = ({ slug }: { slug: AreaSlug }) => {
  const { words, day } = useLanguage();
  const { updated } = areas[slug];
  const { status } = words.practiceArea;
  return (
    <p className="text-sm text-muted">
      {status.updated} <time dateTime={updated}>{day(updated)}</time>
    </p>
  );
};
