import type { AreaSlug } from '../../content/areas';
import { anchors, paths } from '../../paths';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { useLanguage } from '../language-context';
import { ConcernQuestion } from './concern-question';
import { concernOf } from './concern-words';

/**
 * A few plain questions whose answers the server judges at once: in place where there is a script, as a page where
 * there is none. They go in the body of a post, so that no address and no log has them.
 */
export const ConcernQuestions = ({ slug }: { slug: AreaSlug }) => {
  const { words, to } = useLanguage();
  const says = words.concern;
  return (
    <section
      id={anchors.concern}
      tabIndex={-1}
      aria-labelledby="concern-heading"
      className="no-print rounded-lg border border-line bg-paper-deep p-5 sm:p-7"
    >
      <h2 id="concern-heading" className="text-2xl">
        {says.heading}
      </h2>
      <p className="mt-2 text-muted">{says.intro}</p>
      <form
        method="post"
        action={`${to(paths.service(slug))}#${anchors.concernAnswer}`}
        autoComplete="off"
        data-concern=""
        className="mt-6 space-y-6"
      >
        <div data-questions="" className="space-y-6">
          {concernOf(slug, words).questions.map((question) => (
            <ConcernQuestion key={question.id} {...question} />
          ))}
        </div>
        <Select id="concern-state" name="state" label={says.state} defaultValue="" className="sm:max-w-xs">
          <option value="">{says.chooseState}</option>
          {Object.entries(words.states).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" look="secondary">
          {says.submit}
        </Button>
      </form>
      <div data-concern-answer="" />
    </section>
  );
};
