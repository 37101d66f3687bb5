import { firmTitles } from '../../content/firm-titles';
import type { Review } from '../../content/statement';
import { useLanguage } from '../language-context';

type Reviewed = { review: Readonly<Review> | null | undefined };

/** At the end of a page: the person at the firm who read it and stands behind it. */
export const Reviewed = ({ review }: Reviewed) => {
  const { language, words, day } = useLanguage();
  if (!review) return null;
  return (
    <span className="shell block pb-10 text-sm font-semibold">
      {words.practiceArea.status.reviewed
        .replace('{who}', () => `${review.by}, ${firmTitles(language.id)[review.by] ?? review.title}`)
        .replace('{date}', day(review.on))}
    </span>
  );
};
