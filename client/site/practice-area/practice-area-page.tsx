import { type AreaSlug, areas } from '../../content/areas';
import { linkTerms } from '../../content/link-terms';
import type { Words } from '../../content/words';
import { links } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConcernQuestions } from '../concern/concern-questions';
import { ConsultationSection } from '../form/consultation-section';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';
import { ClosingBanner } from '../parts/closing-banner';
import { Fold } from '../parts/fold';
import { Questions } from '../parts/questions';
import { Reviewed } from '../parts/reviewed';
import { Blocks } from '../parts/sections';
import { TextUs } from '../parts/text-us';
import { AreaOpening } from './area-opening';
import { Benefits } from './benefits';
import { ContactCard } from './contact-card';
import { Kinship } from './kinship';
import { NextSteps } from './next-steps';
import { PageSources } from './page-sources';
import { PageStatus } from './page-status';
import { FactsCard, RelatedCard, ReviewCard } from './sidebar-cards';
import { Standing, StandingInFull } from './standing';

/** The topics of the page: who may have a claim comes first, with a note on how to read the page. */
const getTopics = (
  slug: AreaSlug,
  { sections, story }: Pick<Words['practiceAreas'][AreaSlug], 'sections' | 'story'>,
) => {
  const isFirst = ({ id }: { id: string }) => id === areas[slug].first;
  return [
    ...sections.filter(isFirst).map((one) => ({ ...one, blocks: [{ text: story }, ...one.blocks] })),
    ...sections.filter((one) => !isFirst(one)),
  ];
};

/**
 * One practice area: first who it is for, with questions to check that, then the state of the lawsuits and the form;
 * everything else is collapsed under its headings.
 */
export const PracticeAreaPage = ({ slug }: { slug: AreaSlug }) => {
  const { words, to } = useLanguage();
  const { sections, story, accordion } = words.practiceAreas[slug];
  const page = linkTerms({ story, sections, accordion }, words.terms);
  const facts = areas[slug];
  const layout = words.practiceArea;
  const isFull = facts.layout === 'full';
  const reviewLink = to(links.freeReview(facts.caseType));
  const [first, ...others] = getTopics(slug, page);
  return (
    <>
      <AreaOpening slug={slug} beside={<ConcernQuestions slug={slug} />}>
        <a href={reviewLink} className={buttonClass()}>
          {isFull ? layout.review : layout.contactCard.button}
        </a>
        <CallButton size="md" />
        <TextUs className="basis-full text-muted" />
      </AreaOpening>
      <Standing slug={slug} />
      {isFull ? <Benefits /> : null}
      <ConsultationSection area={slug}>
        <div className="max-lg:hidden">
          <NextSteps />
        </div>
      </ConsultationSection>
      <div
        className={`later shell grid grid-cols-1 gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] ${isFull ? '[--later:141rem] md:[--later:125rem] lg:[--later:61rem]' : '[--later:94rem] md:[--later:81rem] lg:[--later:45rem]'}`}
      >
        <div className="max-w-prose">
          <div data-folded="" className="border-t border-line">
            {first ? (
              <Fold id={first.id} heading={first.heading}>
                <Blocks blocks={first.blocks} />
              </Fold>
            ) : null}
            <StandingInFull slug={slug} />
            {others.map(({ id, heading, blocks }) => (
              <Fold key={id} id={id} heading={heading}>
                <Blocks blocks={blocks} />
              </Fold>
            ))}
            {page.accordion ? (
              <Fold id="questions" heading={page.accordion.heading}>
                <Questions name={slug} items={page.accordion.items} />
              </Fold>
            ) : null}
            <PageSources slug={slug} />
          </div>
          <div className="mt-6">
            <PageStatus slug={slug} />
          </div>
          <div className="no-print mt-10">
            <Kinship slug={slug} />
          </div>
        </div>
        <aside aria-label={layout.sidebar.beside} className="no-print space-y-5">
          {isFull ? <ReviewCard href={reviewLink} /> : <ContactCard href={reviewLink} />}
          {isFull ? <FactsCard /> : null}
          {isFull ? <RelatedCard /> : null}
          {/* On a phone the steps come last, so that the folded part stays within four screens. */}
          <div className="lg:hidden">
            <NextSteps />
          </div>
          <p className="text-xs text-muted">{words.firm.notices.results}</p>
        </aside>
      </div>
      <Reviewed review={facts.reviewed} />
      {isFull ? <ClosingBanner {...layout.closing} href={reviewLink} /> : null}
    </>
  );
};
