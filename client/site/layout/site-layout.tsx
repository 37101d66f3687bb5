import type { ReactNode } from 'react';
import { layout } from '../../content/pages/layout';
import { anchors } from '../../paths';
import { CallNote } from '../parts/call-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What surrounds every public page. */
export const SiteLayout = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <a
      href={`#${anchors.main}`}
      className="no-print fixed top-bar left-2 z-20 flex min-h-11 -translate-y-[200%] items-center rounded-b-md bg-white px-4 text-sm font-semibold whitespace-nowrap text-ink focus:translate-y-0"
    >
      {layout.skip}
    </a>
    <SiteHeader path={path} />
    <main id={anchors.main} tabIndex={-1} className="pt-bar">
      {children}
    </main>
    <SiteFooter />
    <CallNote />
  </>
);
