import { Link, useLocation } from 'wouter';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { findPlace } from './navigation';

/** Above a page of the settings: its group, and the link back to the settings home. */
export const SettingsCrumb = () => {
  const [path] = useLocation();
  const group = findPlace(path)?.group;
  if (!group) return null;
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted print:hidden">
      <Link
        href={staffPaths.settings}
        className="inline-flex min-h-8 items-center underline underline-offset-4"
      >
        {words.places.settings}
      </Link>
      <span aria-hidden> / </span>
      <span>{group}</span>
    </nav>
  );
};
