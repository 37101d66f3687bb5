import { Suspense, use } from 'react';
import { PageFallback } from './page-fallback';
import { loadedPage, loadPage } from './pages';
import { SiteLayout } from './site-layout';
import { useLinks } from './use-links';

const Page = ({ path }: { path: string }) => {
  const Content = loadedPage(path) ?? use(loadPage(path));
  return <Content />;
};

/** All that visitors see. */
export const PublicSite = ({ path }: { path: string }) => {
  useLinks();
  return (
    <SiteLayout path={path}>
      <Suspense fallback={<PageFallback />}>
        <Page key={path} path={path} />
      </Suspense>
    </SiteLayout>
  );
};
