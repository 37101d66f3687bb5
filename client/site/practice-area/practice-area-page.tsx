import { type AreaSlug, areas } from '../../content/areas';
import { links, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConcernQuestions } from '../concern/concern-questions';
import { ConsultationSection } from '../form/consultation-section';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { CallButton } from '../parts/call-button';
import { ClosingBanner } from '../parts/closing-banner';
import { Notice } from '../parts/notice';
import { PageHero } from '../parts/page-hero';
import { Questions } from '../parts/questions';
import { Reviewed } from '../parts/reviewed';
import { Sections } from '../parts/sections';
import { AreaPicture } from './area-picture';
import { Benefits } from './benefits';
import { ContactCard } from './contact-card';
import { Kinship } from './kinship';
import { NextSteps } from './next-steps';
import { OnThisPage } from './on-this-page';
import { PageSources } from './page-sources';
import { PageStatus } from './page-status';
import { FactsCard, RelatedCard, ReviewCard } from './sidebar-cards';
import { Standing } from './standing';

const columns = 'shell grid grid-cols-1 gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]';
const besideClass = 'no-print space-y-5 lg:sticky lg:top-24 lg:self-start';

/**
 * One practice area. First whom it concerns, with questions that say so, and where the lawsuits stand, then the form,
 * then everything else.
 */
export const PracticeAreaPage = ({ slug }: { slug: AreaSlug }) => {
  const { words, to } = useLanguage();
  const page = words.practiceAreas[slug];
  const facts = areas[slug];
  const layout = words.practiceArea;
  const isFull = facts.layout === 'full';
  const reviewLink = to(links.freeReview(facts.caseType));
  const first = page.sections.filter(({ id }) => id === facts.first);
  const others = page.sections.filter(({ id }) => id !== facts.first);
  return (
    <>
      <PageHero
        title={page.title}
        intro={page.intro}
        above={<Breadcrumbs path={paths.services}>{words.layout.services}</Breadcrumbs>}
        picture={<AreaPicture group={facts.group} icon={facts.icon} />}
      >
        <a href={reviewLink} className={buttonClass({ size: 'lg' })}>
          {isFull ? layout.review : layout.contactCard.button}
        </a>
        <CallButton />
      </PageHero>
      {isFull ? <Benefits /> : null}
      <div className={columns}>
        <div className="max-w-prose space-y-12">
          <div>
            <PageStatus slug={slug} />
            <Notice />
            <OnThisPage slug={slug} />
          </div>
          <Sections sections={first} />
          <ConcernQuestions slug={slug} />
          <Standing slug={slug} />
        </div>
        <aside aria-label={layout.sidebar.beside} className={besideClass}>
          {isFull ? <ReviewCard href={reviewLink} /> : <ContactCard href={reviewLink} />}
          {isFull ? <FactsCard /> : null}
        </aside>
      </div>
      <ConsultationSection area={slug} />
      <div className={columns}>
        <div className="max-w-prose space-y-12">
          <Sections sections={others} />
          {page.accordion ? (
            <section id="questions" tabIndex={-1} aria-labelledby="questions-heading" className="space-y-4">
              <h2 id="questions-heading" className="text-2xl">
                {page.accordion.heading}
              </h2>
              <Questions name={slug} items={page.accordion.items} />
            </section>
          ) : null}
        </div>
        <aside aria-label={layout.sidebar.besideQuestions} className={besideClass}>
          <Kinship slug={slug} />
          {isFull ? <RelatedCard /> : null}
          <NextSteps />
          <p className="text-xs text-muted">{words.firm.notices.results}</p>
        </aside>
      </div>
      <PageSources slug={slug} />
      <Reviewed review={facts.reviewed} />
      {isFull ? <ClosingBanner {...layout.closing} href={reviewLink} /> : null}
    </>
  );
};
