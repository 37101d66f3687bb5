import { concernAnswerAttribute } from '../../../shared/page-attributes';
import type { AreaSlug } from '../../content/areas';
import { anchors, paths } from '../../paths';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useLanguage } from '../language-context';
import { StateSelect } from '../parts/state-select';
import { ConcernQuestion } from './concern-question';
import { getConcern } from './concern-words';

/**
 * A few plain questions that the server judges right away: in place with script, as a page without it. They are sent in
 * the body of a post, so that no address or log contains them. The first one shows when the page opens; the others
 * expand.
 */
export const ConcernQuestions = ({ slug }: { slug: AreaSlug }) => {
  const { words, to } = useLanguage();
  const says = words.concern;
  const [first, ...others] = getConcern(slug, words).questions;
  return (
    <section
      id={anchors.concern}
      tabIndex={-1}
      aria-labelledby="concern-heading"
      className="no-print rounded-lg border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id="concern-heading" className="text-xl">
        {says.heading}
      </h2>
      <form
        method="post"
        action={`${to(paths.service(slug))}#${anchors.concernAnswer}`}
        autoComplete="off"
        data-concern=""
        className="mt-3 space-y-4"
      >
        {first ? <ConcernQuestion {...first} /> : null}
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-deep">
            <Icon name="ChevronDown" className="size-5 shrink-0 group-open:rotate-180" />
            {says.more}
          </summary>
          <div className="space-y-5 pt-3">
            {others.map((question) => (
              <ConcernQuestion key={question.id} {...question} />
            ))}
            <StateSelect id="concern-state" name="state" label={says.state} none={says.chooseState} />
          </div>
        </details>
        <Button type="submit" look="secondary" className="w-full sm:w-auto">
          {says.submit}
        </Button>
        <p className="text-sm text-muted">{says.intro}</p>
      </form>
      <div {...{ [concernAnswerAttribute]: '' }} />
    </section>
  );
};
