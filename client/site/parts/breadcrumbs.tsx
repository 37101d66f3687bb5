import { Icon } from '../../ui/icon';
import { useLanguage } from '../language-context';

/** The way up from a page: the list that it is in. */
export const UpLink = ({ path, children }: { path: string; children: string }) => {
  const { to } = useLanguage();
  return (
    <p className="no-print mb-5">
      <a
        href={to(path)}
        className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-accent no-underline hover:text-accent-deep hover:underline"
      >
        <Icon name="ArrowLeft" className="size-4" />
        {children}
      </a>
    </p>
  );
};
