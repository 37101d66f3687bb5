import type { ReactNode } from 'react';
import type { AreaSlug } from '../../content/areas';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { Drawing } from '../parts/drawing';
import { OpeningWords } from '../parts/opening';

type AreaOpening = { slug: AreaSlug; beside: ReactNode; children: ReactNode };

/**
 * The opening of a practice area: its words, the questions in `beside`, and its family's drawing, which on a phone is
 * next to the breadcrumbs, where it takes no line from the words. It comes after them in the document, because a browser
 * may paint what has arrived, and the words would then push it down.
 */
export const AreaOpening = ({ slug, beside, children }: AreaOpening) => {
  const { words } = useLanguage();
  const { title, intro } = words.practiceAreas[slug];
  return (
    <section className="border-b border-line bg-paper-deep">
      <div className="shell grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 pt-4 pb-10 max-lg:grid-rows-[minmax(36px,auto)] lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12 lg:pt-10 lg:pb-0">
        <Breadcrumbs path={paths.services}>{words.layout.services}</Breadcrumbs>
        <div className="max-lg:col-span-2 lg:row-start-2">
          <OpeningWords title={title} intro={intro} />
          <div className="no-print mt-5 flex flex-wrap gap-3">{children}</div>
        </div>
        <Drawing
          slug={slug}
          className="-mt-3 h-[48px] max-lg:col-start-2 max-lg:row-start-1 lg:row-start-3 lg:mt-8 lg:h-auto lg:w-80"
        />
        <div className="mt-5 max-lg:col-span-2 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:mb-10">
          {beside}
        </div>
      </div>
    </section>
  );
};
