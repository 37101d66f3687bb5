import type { Review } from '../../content/statement';
import { useLanguage } from '../language-context';

/** Who of the firm has read a page and stands behind it; that nobody has yet is said, too. */
export const Reviewed = ({ review }: { review: Readonly<Review> | null | undefined }) => {
  const { words, day } = useLanguage();
  const { reviewed, notReviewed } = words.practiceArea.status;
  return (
    <span className="font-semibold">
      {review
        ? reviewed
            .replace('{name}', review.by)
            .replace('{title}', review.title)
            .replace('{date}', day(review.on))
        : notReviewed}
    </span>
  );
};
