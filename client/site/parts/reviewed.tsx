import { firmTitles } from '../../content/firm-titles';
import type { Review } from '../../content/statement';
import { useLanguage } from '../language-context';

/** Who of the firm has read a page and stands behind it, or that nobody has yet; the server puts later reviews here. */
export const Reviewed = ({ review }: { review: Readonly<Review> | null | undefined }) => {
  const { words, day } = useLanguage();
  const { reviewed, notReviewed } = words.practiceArea.status;
  return (
    <span data-reviewed={review?.on ?? ''} className="font-semibold">
      {review
        ? reviewed
            .replace('{who}', () => `${review.by}, ${firmTitles(words)[review.by] ?? review.title}`)
            .replace('{date}', day(review.on))
        : notReviewed}
    </span>
  );
};
