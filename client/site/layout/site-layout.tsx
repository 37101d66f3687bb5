import type { ReactNode } from 'react';
import { anchors, paths } from '../../paths';
import { useLanguage } from '../language-context';
import { CallNote } from '../parts/call-button';
import { DemonstrationBanner } from './demonstration-banner';
import type { Alternate } from './language-links';
import { MobileBar } from './mobile-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Shown by the script while a page loads after going back, and when it cannot be loaded. */
const Templates = () => {
  const { words, to } = useLanguage();
  return (
    <>
      <template id="page-on-its-way">
        <div className="h-[60000px]">
          <p role="status" className="hidden-text">
            {words.layout.loading}
          </p>
        </div>
      </template>
      <template id="page-failed">
        <div className="shell band">
          <h1 className="text-3xl">{words.notFound.unexpected}</h1>
          <p className="mt-4">
            <a href={to(paths.home)} className="text-accent underline">
              {words.notFound.button}
            </a>
          </p>
        </div>
      </template>
    </>
  );
};

type SiteLayout = { path: string; hasForm: boolean; alternates: readonly Alternate[]; children: ReactNode };

/** The frame of every public page. `path` is the page's in the main language. */
export const SiteLayout = ({ path, hasForm, alternates, children }: SiteLayout) => {
  const { words } = useLanguage();
  return (
    <>
      <a
        href={`#${anchors.main}`}
        className="no-print fixed top-bar left-1/2 z-20 flex min-h-11 -translate-x-1/2 -translate-y-[200%] items-center rounded-b-md bg-card px-4 text-sm font-semibold whitespace-nowrap text-ink focus:translate-y-0"
      >
        {words.layout.skip}
      </a>
      <SiteHeader path={path} alternates={alternates} />
      <div className="pt-bar">
        <DemonstrationBanner />
        <main id={anchors.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter alternates={alternates} />
      <MobileBar hasForm={hasForm} />
      <CallNote />
      <Templates />
    </>
  );
};
