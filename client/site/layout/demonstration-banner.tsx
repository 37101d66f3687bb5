import { site } from '../../content/site';
import { Icon } from '../../ui/icon';
import { closedId } from '../browser/demonstration';
import { useLanguage } from '../language-context';

/**
 * Says once that the firm is made up, while its file is a demonstration. The browser closes it by itself; the script
 * remembers that.
 */
export const DemonstrationBanner = () => {
  const { words } = useLanguage();
  const { text, close } = words.layout.demonstration;
  return site.isDemonstration ? (
    <aside className="no-print shell flex items-center justify-between gap-4 text-sm has-[#told:not([open])]:hidden">
      <p className="min-w-0 py-2">{text}</p>
      <details open id={closedId}>
        <summary
          aria-label={close}
          className="-mr-3.5 grid size-11 cursor-pointer place-items-center hover:text-accent"
        >
          <Icon name="X" className="size-5" />
        </summary>
      </details>
    </aside>
  ) : null;
};
