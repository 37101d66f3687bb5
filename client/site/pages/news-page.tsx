import { findStatements } from '../../content/find-statements';
import { register } from '../../content/register';
import { links, paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { ClosingBanner } from '../parts/closing-banner';
import { NewsOpening } from '../parts/opening';
import { Reviewed } from '../parts/reviewed';
import { RichText } from '../parts/rich-text';
import { SourceList } from '../parts/source-list';
import { NewsDays } from './news-days';
import { NewsList } from './news-list';
import { NewsMonths } from './news-months';

/** All news. */
export const NewsPage = () => {
  const { words, to } = useLanguage();
  const { title, intro } = words.newsPage;
  return (
    <>
      <NewsOpening title={title} intro={intro} above={<Breadcrumbs>{title}</Breadcrumbs>} />
      <div className="shell py-8 md:py-10">
        <NewsList items={words.firm.news} level="h2" />
        <NewsMonths />
      </div>
      <ClosingBanner {...words.services.closing} href={to(links.freeReview())} />
    </>
  );
};

/** One piece of news, with its sources. */
export const NewsItemPage = ({ slug }: { slug: string }) => {
  const { words } = useLanguage();
  const item = words.firm.news.find((one) => one.slug === slug);
  if (!item) throw new Error(`No news ${slug}`);
  const sources = findStatements(item.paragraphs).flatMap((id) => register[id]?.sources ?? []);
  return (
    <>
      <NewsOpening
        size="middle"
        title={item.title}
        intro={item.summary}
        above={<Breadcrumbs path={paths.news}>{words.newsPage.title}</Breadcrumbs>}
      >
        <p className="mt-4 text-sm text-muted">
          <NewsDays item={item} />
        </p>
      </NewsOpening>
      <article className="shell space-y-10 py-8 md:py-12">
        <div className="max-w-prose space-y-4">
          {item.paragraphs.map((text) => (
            <p key={text}>
              <RichText>{text}</RichText>
            </p>
          ))}
        </div>
        <section aria-labelledby="sources-heading" className="border-t border-line pt-8">
          <h2 id="sources-heading" className="text-xl">
            {words.practiceArea.sources.heading}
          </h2>
          <SourceList sources={sources} className="mt-4 list-decimal space-y-2 pl-6 text-xs text-muted" />
        </section>
      </article>
      <Reviewed review={item.reviewed} />
    </>
  );
};
