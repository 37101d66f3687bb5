import { type AreaSlug, areas } from '../../content/areas';
import { register } from '../../content/register';
import { statementsIn } from '../../content/statements-in';
import { useLanguage } from '../language-context';
import { SourceList } from '../parts/source-list';

/** The sources of everything that the page says about the world. */
export const PageSources = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const says = words.practiceArea.sources;
  const { court, timeline, deadlines } = areas[slug].standing;
  const ids = new Set([...statementsIn(words.practiceAreas[slug]), ...court, ...timeline, ...deadlines]);
  const sources = [...ids].flatMap((id) => register[id]?.sources ?? []);
  return (
    <section
      id="sources"
      tabIndex={-1}
      aria-labelledby="sources-heading"
      className="shell border-t border-line py-10"
    >
      <h2 id="sources-heading" className="text-xl">
        {says.heading}
      </h2>
      <p className="mt-2 max-w-prose text-sm text-muted">{says.intro}</p>
      <SourceList
        sources={sources}
        className="mt-5 list-decimal gap-x-12 space-y-2 pl-6 text-xs text-muted md:columns-2"
      />
    </section>
  );
};
