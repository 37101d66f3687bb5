import { paths } from '../../paths';
import { useLanguage } from '../language-context';

const linkClass =
  'inline-flex min-h-8 items-center font-semibold text-accent no-underline hover:text-accent-deep hover:underline';

type Breadcrumbs = {
  /** The list that the page belongs to; missing directly under Home. */
  path?: string;
  /** The name of the list, or of the page itself. */
  children: string;
};

/** The path to a page: Home, then its list (whose page's own name is the heading below), or its own name. */
export const Breadcrumbs = ({ path, children }: Breadcrumbs) => {
  const { words, to } = useLanguage();
  return (
    <nav aria-label={words.layout.breadcrumbs} className="no-print mb-3 text-sm md:mb-5">
      <a href={to(paths.home)} className={linkClass}>
        {words.layout.home}
      </a>
      <span aria-hidden="true"> › </span>
      {path ? (
        <a href={to(path)} className={linkClass}>
          {words.layout.backTo}
          {children}
        </a>
      ) : (
        <span aria-current="page" className="text-muted">
          {children}
        </span>
      )}
    </nav>
  );
};
