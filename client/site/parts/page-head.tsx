import { fill, firmName } from '../../content/fill';
import { origin } from '../../content/origin';
import { site } from '../../content/site';
import { shareImage } from '../../paths';

type PageHead = { path: string; title: string; description: string };

/** Title and description for people, search engines and shared links; React moves them into the head. */
export const PageHead = ({ path, title, description }: PageHead) => {
  const fullTitle = `${fill(title)} | ${firmName}`;
  const url = `${origin}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={fill(description)} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firmName} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={fill(description)} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${shareImage(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** For pages that no search engine should list. */
export const UnlistedHead = ({ title }: { title: string }) => (
  <>
    <title>{`${fill(title)} | ${firmName}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
