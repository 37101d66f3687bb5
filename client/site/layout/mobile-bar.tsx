import { anchors, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';
import { textHref } from '../parts/text-us';
import { TextMenu } from './text-menu';

/** With three buttons: without icons on a small phone, and with icons alone where letters are large. */
const three =
  'grid-cols-[auto_auto_minmax(0,1fr)] @min-[19rem]:@max-[22rem]:[&_svg]:hidden @max-[19rem]:gap-1 @max-[19rem]:px-1 @max-[19rem]:[&_:is(a,button,summary)]:px-1 @max-[19rem]:[&_:is(a,button,summary)>span]:hidden-text';

/** On phones, at the bottom of the window: call, text, or go to the page's form. A low window has no room for it. */
export const MobileBar = ({ hasForm }: { hasForm: boolean }) => {
  const { words, to } = useLanguage();
  const { bar } = words.layout;
  const grid = 'grid gap-3 px-4 py-2';
  const buttons = (
    <>
      <CallButton look="ghost" size="sm" label={bar.call} className="h-full" />
      <TextMenu panelClass="inset-x-0 bottom-full border-t border-line-ink" />
      <a
        href={hasForm ? `#${anchors.contact}` : `${to(paths.contact)}#${anchors.contact}`}
        className={`${buttonClass({ look: 'glow', size: 'sm' })} h-full`}
      >
        {bar.review}
      </a>
    </>
  );
  return (
    <nav
      aria-label={bar.label}
      className={`no-print on-ink fixed inset-x-0 bottom-0 z-20 h-foot border-t border-line-ink bg-ink text-white md:hidden short:hidden ${textHref() ? '@container' : `${grid} grid-cols-2`}`}
    >
      {textHref() ? <div className={`${grid} h-full ${three}`}>{buttons}</div> : buttons}
    </nav>
  );
};
