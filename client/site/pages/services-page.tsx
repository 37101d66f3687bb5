import type { AreaGroup } from '../../content/area-facts';
import { type AreaSlug, areas, listedAreas, widerAreas } from '../../content/areas';
import { finderWords } from '../../content/finder-words';
import { anchors, links } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { CallButton } from '../parts/call-button';
import { ClosingBanner } from '../parts/closing-banner';
import { Drawing } from '../parts/drawing';
import { PageHero } from '../parts/page-hero';
import { ServiceCard } from '../parts/service-card';

const noteId = 'filter-note';

/** Shows the best matches while the person types; needs script, so it is hidden without it. */
const Filter = () => {
  const { words, to } = useLanguage();
  const { label, hint, none, ask, matches, oneMatch, because } = words.services.filter;
  return (
    <div className="scripted max-w-prose">
      <label htmlFor={anchors.filter} className="font-semibold">
        {label}
      </label>
      <p id="filter-hint" className="text-sm text-muted">
        {hint}
      </p>
      <input
        id={anchors.filter}
        type="search"
        autoComplete="off"
        data-filter=""
        data-matches={matches}
        data-one-match={oneMatch}
        data-none={none}
        data-because={because}
        data-little={words.finder.little}
        data-loose={words.finder.loose}
        data-harm={words.finder.harm}
        aria-controls={noteId}
        aria-describedby="filter-hint"
        className="mt-2 min-h-control w-full rounded-md border border-control bg-card px-4"
      />
      <p id={noteId} role="status" className="mt-2 min-h-6 text-sm font-semibold" />
      <div data-filter-none="" hidden>
        <p className="mt-2 flex flex-wrap gap-3">
          <a href={to(links.freeReview())} className={buttonClass({ look: 'glow' })}>
            {ask}
          </a>
          <CallButton />
        </p>
      </div>
    </div>
  );
};

type Group = { id: string; group?: AreaGroup; title: string; text: string; slugs: readonly AreaSlug[] };

const Areas = ({ id, group, title, text, slugs }: Group) => {
  const { words } = useLanguage();
  return (
    <section
      id={id}
      tabIndex={-1}
      data-filter-group=""
      data-areas={slugs.map((slug) => areas[slug].caseType).join(' ')}
      className={`later grid gap-x-10 gap-y-4 border-t-2 border-glow pt-6 lg:grid-cols-[1fr_3fr] ${slugs.length > 5 ? '[--later:66rem] sm:[--later:36rem] lg:[--later:29rem]' : '[--later:36rem] sm:[--later:25rem] lg:[--later:18rem]'}`}
    >
      <div className="flow-root">
        {group ? (
          <Drawing
            group={group}
            className="float-end ml-4 h-[48px] lg:float-none lg:mb-6 lg:ml-0 lg:h-[72px]"
          />
        ) : null}
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {slugs.map((slug) => (
          <ServiceCard key={slug} slug={slug} level="h4" foundBy={finderWords(slug, words)} />
        ))}
      </ul>
    </section>
  );
};

export const ServicesPage = () => {
  const { words, to } = useLanguage();
  const { title, intro, listHeading, groups, more, closing } = words.services;
  return (
    <>
      <PageHero title={title} intro={intro} above={<Breadcrumbs>{words.layout.services}</Breadcrumbs>} />
      <div className="shell space-y-10 py-12 md:py-16">
        <Filter />
        <h2 className="hidden-text">{listHeading}</h2>
        <ol data-filter-results="" hidden className="grid grid-cols-1 gap-x-10 sm:grid-cols-2" />
        {listedAreas.map(({ group, slugs }) => (
          <Areas key={group} id={group} group={group} {...groups[group]} slugs={slugs} />
        ))}
        <Areas id="wider" {...more} slugs={widerAreas} />
      </div>
      <ClosingBanner {...closing} href={to(links.freeReview())} call />
    </>
  );
};
