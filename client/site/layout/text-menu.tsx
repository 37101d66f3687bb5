import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useLanguage } from '../language-context';
import { TextUs, textHref } from '../parts/text-us';

type TextMenu = { className?: string; panelClass: string };

/**
 * Beside a call button of a bar: opens the number for texts with what carriers ask to say there, for which a bar has no
 * room. The browser's own <details>, so that it works before any script, which closes it.
 */
export const TextMenu = ({ className = '', panelClass }: TextMenu) => {
  const { words } = useLanguage();
  if (!textHref()) return null;
  return (
    <details data-panel className={className}>
      <summary className={`${buttonClass({ look: 'ghost', size: 'sm' })} h-full cursor-pointer`}>
        <Icon name="MessageSquare" className="size-5 shrink-0" />
        <span>{words.layout.textUs.short}</span>
      </summary>
      <div className={`absolute bg-ink p-4 text-white ${panelClass}`}>
        <TextUs className="text-on-ink" />
      </div>
    </details>
  );
};
