import type { PracticeArea } from '../../content/practice-area';
import { Questions } from './questions';

/** The accordion of a practice area, where it has one. */
export const PageQuestions = ({ page: { slug, accordion } }: { page: PracticeArea }) =>
  accordion ? (
    <section id="questions" aria-labelledby="questions-heading" className="space-y-4">
      <h2 id="questions-heading" className="text-2xl">
        {accordion.heading}
      </h2>
      <Questions name={slug} items={accordion.items} />
    </section>
  ) : null;
