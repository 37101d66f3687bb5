import { site } from '../../content/site';
import { useLanguage } from '../language-context';

/** Marks the demonstration's made-up content after its banner is closed; the style hides it before. */
export const MadeUp = () => {
  const { words } = useLanguage();
  return site.isDemonstration ? (
    <span className="made-up ml-1 inline-block rounded-full border border-current px-2 align-middle font-sans text-xs font-semibold tracking-normal">
      {words.layout.demonstration.mark}
    </span>
  ) : null;
};
