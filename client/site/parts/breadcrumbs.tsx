import { paths } from '../../paths';
import { useLanguage } from '../language-context';

const linkClass =
  'inline-flex min-h-8 items-center font-semibold text-accent no-underline hover:text-accent-deep hover:underline';

/** The way down to a page: Home and the list that it is in; its own name is the heading below. */
export const Breadcrumbs = ({ path, children }: { path: string; children: string }) => {
  const { words, to } = useLanguage();
  return (
    <nav aria-label={words.layout.breadcrumbs} className="no-print mb-5 text-sm">
      <a href={to(paths.home)} className={linkClass}>
        {words.layout.home}
      </a>
      <span aria-hidden="true"> › </span>
      <a href={to(path)} className={linkClass}>
        {children}
      </a>
    </nav>
  );
};
