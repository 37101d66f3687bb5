import { type AreaSlug, areas } from '../../content/areas';
import { useLanguage } from '../language-context';
import { Reviewed } from '../parts/reviewed';

/** When the page was last changed, and who of the firm has read it: nobody yet is said, too. */
export const PageStatus = ({ slug }: { slug: AreaSlug }) => {
  const { words, day } = useLanguage();
  const { updated, reviewed } = areas[slug];
  const { status } = words.practiceArea;
  return (
    <p className="text-sm text-muted">
      {status.updated}{' '}
      <time dateTime={updated} data-updated="">
        {day(updated)}
      </time>
      <span aria-hidden="true"> · </span>
      <Reviewed review={reviewed} />
    </p>
  );
};
