import type { PracticeArea } from '../../content/practice-area';
import { practiceAreaLayout } from '../../content/practice-area-layout';
import { links, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { AreaIcon } from '../parts/area-icon';
import { CallButton } from '../parts/call-button';
import { ClosingBanner } from '../parts/closing-banner';
import { PageHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';
import { PageQuestions } from '../parts/page-questions';
import { Sections } from '../parts/sections';
import { BackToServices } from './back-to-services';
import { PracticeAreaSidebar } from './practice-area-sidebar';

const { benefits, closing, review } = practiceAreaLayout;

const Benefits = () => (
  <ul className="shell grid grid-cols-1 gap-4 pt-10 md:grid-cols-3">
    {benefits.map(({ icon, title, text }) => (
      <li key={title} className="flex gap-4 rounded-lg border border-line bg-card p-5 shadow-card">
        <AreaIcon name={icon} />
        <div className="min-w-0">
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** A practice area with everything around it: benefits, topics, questions, sidebar, closing banner. */
export const FullPracticeArea = ({ page }: { page: PracticeArea }) => {
  const reviewLink = links.freeReview(page.caseType);
  return (
    <>
      <PageHead path={paths.service(page.slug)} {...page.meta} />
      <PageHero title={page.title} intro={page.intro} above={<BackToServices />}>
        <a href={reviewLink} className={buttonClass({ look: 'glow', size: 'lg' })}>
          {review}
        </a>
        <CallButton />
      </PageHero>
      <Benefits />
      <div className="shell grid grid-cols-1 gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-prose space-y-12">
          <Sections sections={page.sections} />
          <PageQuestions page={page} />
        </div>
        <PracticeAreaSidebar reviewLink={reviewLink} />
      </div>
      <ClosingBanner {...closing} href={reviewLink} />
    </>
  );
};
