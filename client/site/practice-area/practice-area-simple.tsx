import type { PracticeArea } from '../../content/practice-area';
import { practiceAreaLayout } from '../../content/practice-area-layout';
import { site } from '../../content/site';
import { links, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { PageHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';
import { PageQuestions } from '../parts/page-questions';
import { Sections } from '../parts/sections';
import { BackToServices } from './back-to-services';

const { contactCard } = practiceAreaLayout;

/** A simpler practice area: title, intro, sections and a contact card. */
export const SimplePracticeArea = ({ page }: { page: PracticeArea }) => (
  <>
    <PageHead path={paths.service(page.slug)} {...page.meta} />
    <PageHero title={page.title} intro={page.intro} above={<BackToServices />} />
    <div className="shell grid grid-cols-1 gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-w-prose space-y-12">
        <Sections sections={page.sections} />
        <PageQuestions page={page} />
      </div>
      <aside className="no-print lg:sticky lg:top-24 lg:self-start">
        <section className="on-ink rounded-lg bg-ink p-6 text-white">
          <h2 className="text-xl">{contactCard.title}</h2>
          <p className="mt-2 text-sm text-on-ink">{contactCard.text}</p>
          <a
            href={links.freeReview(page.caseType)}
            className={`${buttonClass({ look: 'glow' })} mt-5 w-full`}
          >
            {contactCard.button}
          </a>
          <p className="mt-3 text-xs text-on-ink">{site.notices.noRelationship}</p>
        </section>
      </aside>
    </div>
  </>
);
