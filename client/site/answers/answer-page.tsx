import type { ReactNode } from 'react';
import type { AnswerSlug } from '../../content/answer-page';
import { linkTerms } from '../../content/link-terms';
import { links, paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { ClosingBanner } from '../parts/closing-banner';
import { AnswerOpening } from '../parts/opening';
import { Reviewed } from '../parts/reviewed';
import { Sections } from '../parts/sections';
import { DeadlineSources, DeadlineTable } from './deadline-table';
import { FeeExample } from './fee-example';
import { Glossary } from './glossary';

/** Extra content of single answers, shown before the words. */
const before: Partial<Record<AnswerSlug, ReactNode>> = {
  costs: <FeeExample />,
  deadlines: <DeadlineTable />,
  glossary: <Glossary />,
};
const after: Partial<Record<AnswerSlug, ReactNode>> = { deadlines: <DeadlineSources /> };

/** An answer to one common question. */
export const AnswerPage = ({ slug }: { slug: AnswerSlug }) => {
  const { words, to, day } = useLanguage();
  const page = words.answers[slug];
  return (
    <>
      <AnswerOpening
        title={page.title}
        intro={page.intro}
        above={<Breadcrumbs path={paths.answers}>{words.layout.footer.answers.heading}</Breadcrumbs>}
      />
      <div className="shell py-12 md:py-16">
        <div className="max-w-prose space-y-12">
          <div>
            <p className="text-sm text-muted">
              {words.answersPage.updated} <time dateTime={page.updated}>{day(page.updated)}</time>
            </p>
          </div>
          {before[slug]}
          <Sections sections={linkTerms(page.sections, words.terms)} />
          {after[slug]}
        </div>
      </div>
      <Reviewed review={page.reviewed} />
      <ClosingBanner {...words.services.closing} href={to(links.freeReview())} />
    </>
  );
};
