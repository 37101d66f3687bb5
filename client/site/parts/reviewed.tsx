import { pageAttributes } from '../../../shared/page-attributes';
import { firmTitles } from '../../content/firm-titles';
import type { Review } from '../../content/statement';
import { useLanguage } from '../language-context';

type Reviewed = { review: Readonly<Review> | null | undefined };

/**
 * At the end of a page: the person at the firm who read it and stands behind it; the server adds later reviews here.
 */
export const Reviewed = ({ review }: Reviewed) => {
  const { language, words, day } = useLanguage();
  return (
    <span
      {...{ [pageAttributes.reviewed]: review?.on ?? '' }}
      className="shell block pb-10 text-sm font-semibold empty:hidden"
    >
      {review
        ? words.practiceArea.status.reviewed
            .replace('{who}', () => `${review.by}, ${firmTitles(language.id)[review.by] ?? review.title}`)
            .replace('{date}', day(review.on))
        : null}
    </span>
  );
};
