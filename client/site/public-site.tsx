import { Suspense, use, useEffect, useState } from 'react';
import { dropOldDrafts } from './form/draft';
import { SiteLayout } from './layout/site-layout';
import { focusHeading, useLinks } from './layout/use-links';
import { loadedPage, loadPage } from './pages';
import { PageFallback } from './pages/page-fallback';

const Page = ({ path, isFirst }: { path: string; isFirst: boolean }) => {
  const Content = loadedPage(path) ?? use(loadPage(path));
  // The page that was opened leaves the focus to the browser; one that takes its place, by a step back too, is said.
  useEffect(() => {
    if (!isFirst) focusHeading();
  }, [isFirst]);
  return <Content />;
};

/** All that visitors see. */
export const PublicSite = ({ path }: { path: string }) => {
  useLinks();
  useEffect(dropOldDrafts, []);
  const [shown, setShown] = useState({ path, isFirst: true });
  if (shown.path !== path) setShown({ path, isFirst: false });
  return (
    <SiteLayout path={path}>
      <Suspense fallback={<PageFallback />}>
        <Page key={path} path={path} isFirst={shown.isFirst} />
      </Suspense>
    </SiteLayout>
  );
};
