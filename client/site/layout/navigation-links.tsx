import { paths } from '../../paths';
import { useLanguage } from '../language-context';

const lists = [paths.services, paths.answers, paths.news];

/** The navigation entry of a path: itself, or the list it belongs to. */
const activePath = (path: string) => lists.find((list) => path.startsWith(`${list}/`)) ?? path;

type NavigationLinks = {
  path: string;
  links: readonly { label: string; href: string; areas?: string | undefined }[];
  className: string;
};

/** Navigation links; the browser also marks a place on a page, which the server never learns. */
export const NavigationLinks = ({ path, links, className }: NavigationLinks) => {
  const { to } = useLanguage();
  return links.map(({ label, href, areas }) => (
    <li key={href} data-areas={areas}>
      <a href={to(href)} aria-current={href === activePath(path) ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
};
