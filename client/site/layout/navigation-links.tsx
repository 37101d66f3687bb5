import { paths } from '../../paths';
import { useLanguage } from '../language-context';

/** The page that the navigation has for a path: itself, or the list that it is in. */
const activePath = (path: string) => (path.startsWith(`${paths.services}/`) ? paths.services : path);

/** The links of the main navigation; the browser marks the place on a page too, which no server hears of. */
export const NavigationLinks = ({ path, className }: { path: string; className: string }) => {
  const { words, to } = useLanguage();
  return words.layout.navigation.map(({ label, href }) => (
    <li key={href}>
      <a href={to(href)} aria-current={href === activePath(path) ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
};
