import { anchors, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';

/** On phones, at the bottom of the window: call, or go to the page's form. A low window has no room for it. */
export const MobileBar = ({ hasForm }: { hasForm: boolean }) => {
  const { words, to } = useLanguage();
  const { bar } = words.layout;
  return (
    <nav
      aria-label={bar.label}
      className="no-print on-ink fixed inset-x-0 bottom-0 z-20 grid h-foot grid-cols-2 gap-3 border-t border-line-ink bg-ink px-4 py-2 text-white md:hidden short:hidden"
    >
      <CallButton look="ghost" size="sm" label={bar.call} className="h-full" />
      <a
        href={hasForm ? `#${anchors.contact}` : `${to(paths.contact)}#${anchors.contact}`}
        className={`${buttonClass({ look: 'glow', size: 'sm' })} h-full`}
      >
        {bar.review}
      </a>
    </nav>
  );
};
