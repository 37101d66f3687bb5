import type { LegalPage as LegalPageData } from '../../content/legal-page';
import { legalLayout } from '../../content/pages/legal-layout';
import { PageHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';
import { Sections } from '../parts/sections';

const dayNames = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Privacy Policy, Terms of Service or Disclaimer. */
export const LegalPage = ({ page }: { page: LegalPageData }) => (
  <>
    <PageHead path={`/${page.slug}`} {...page.meta} />
    <PageHero title={page.title} intro={page.intro} />
    <div className="shell py-12 md:py-16">
      <div className="max-w-prose space-y-12">
        <p className="text-sm text-muted">
          {legalLayout.updated} <time dateTime={page.updated}>{dayNames.format(new Date(page.updated))}</time>
        </p>
        <Sections sections={page.sections} />
      </div>
    </div>
  </>
);
