import { paths } from '../../paths';
import { useLanguage } from '../language-context';

const lists = [paths.services, paths.answers, paths.news];

/** The page that the navigation has for a path: itself, or the list that it is in. */
const activePath = (path: string) => lists.find((list) => path.startsWith(`${list}/`)) ?? path;

type NavigationLinks = {
  path: string;
  links: readonly { label: string; href: string }[];
  className: string;
};

/** Links of a navigation; the browser marks the place on a page too, which no server hears of. */
export const NavigationLinks = ({ path, links, className }: NavigationLinks) => {
  const { to } = useLanguage();
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={to(href)} aria-current={href === activePath(path) ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
};
