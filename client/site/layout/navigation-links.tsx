import { layout } from '../../content/pages/layout';
import { paths } from '../../paths';

const isActive = (href: string, path: string) =>
  href === path || (href === paths.services && path.startsWith(`${href}/`));

/** The links of the main navigation, the active one marked. */
export const NavigationLinks = ({ path, className }: { path: string; className: string }) =>
  layout.navigation.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={isActive(href, path) ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
