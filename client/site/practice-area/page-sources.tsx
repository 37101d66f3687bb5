import { type AreaSlug, areas } from '../../content/areas';
import { findStatements } from '../../content/find-statements';
import { register } from '../../content/register';
import { useLanguage } from '../language-context';
import { Fold } from '../parts/fold';
import { SourceList } from '../parts/source-list';

/** The sources of everything that the page says about the world. */
export const PageSources = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const says = words.practiceArea.sources;
  const { court, timeline, deadlines } = areas[slug].standing;
  const ids = new Set([...findStatements(words.practiceAreas[slug]), ...court, ...timeline, ...deadlines]);
  const sources = [...ids].flatMap((id) => register[id]?.sources ?? []);
  return (
    <Fold id="sources" heading={says.heading}>
      <p className="text-sm text-muted">{says.intro}</p>
      <SourceList sources={sources} className="list-decimal space-y-2 pl-6 text-xs text-muted" />
    </Fold>
  );
};
