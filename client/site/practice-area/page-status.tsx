import { type AreaSlug, areas } from '../../content/areas';
import { useLanguage } from '../language-context';

/** The days of the page's last change and of its last news check, and that no lawyer has reviewed it, if so. */
export const PageStatus = ({ slug }: { slug: AreaSlug }) => {
  const { words, day } = useLanguage();
  const { updated, looked, reviewed } = areas[slug];
  const { status } = words.practiceArea;
  return (
    <p data-status="" className="text-sm text-muted">
      {status.updated} <time dateTime={updated}>{day(updated)}</time>. {status.looked}{' '}
      <time dateTime={looked}>{day(looked)}</time>.{reviewed ? null : ` ${status.notReviewed}`}
    </p>
  );
};
