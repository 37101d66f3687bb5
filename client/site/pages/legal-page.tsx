import type { LegalPage as LegalPageData } from '../../content/legal-page';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { LegalOpening } from '../parts/opening';
import { Sections } from '../parts/sections';

/** Privacy Policy, Terms of Service or Disclaimer. */
export const LegalPage = ({ slug }: { slug: LegalPageData['slug'] }) => {
  const { words, day } = useLanguage();
  const page = words.legalPages.find((one) => one.slug === slug);
  if (!page) throw new Error(`No legal page ${slug}`);
  return (
    <>
      <LegalOpening title={page.title} intro={page.intro} above={<Breadcrumbs>{page.title}</Breadcrumbs>} />
      <div className="shell pt-4 pb-12 md:pb-16">
        <div className="max-w-prose space-y-12">
          <div>
            <p className="text-sm text-muted">
              {words.legalLayout.updated} <time dateTime={page.updated}>{day(page.updated)}</time>
            </p>
          </div>
          <Sections sections={page.sections} />
        </div>
      </div>
    </>
  );
};
