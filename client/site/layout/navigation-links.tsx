import { useLocationProperty } from 'wouter/use-browser-location';
import { layout } from '../../content/pages/layout';
import { paths } from '../../paths';

/** The link that stands for what is shown: a place on a page before the page itself, a list for what is in it. */
const findActive = (path: string, hash: string) => {
  const addresses = [path + hash, path, path.startsWith(`${paths.services}/`) ? paths.services : ''];
  return addresses.find((address) => layout.navigation.some(({ href }) => href === address));
};

/** The links of the main navigation, the active one marked. */
export const NavigationLinks = ({ path, className }: { path: string; className: string }) => {
  // The server never hears which place of a page was asked for.
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  const active = findActive(path, hash);
  return layout.navigation.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === active ? 'page' : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
};
