import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { CallButton } from './call-button';
import { Glow } from './glow';

type ClosingBanner = { title: string; text: string; button: string; href: string; call?: boolean };

/** The final call to action on a page. */
export const ClosingBanner = ({ title, text, button, href, call }: ClosingBanner) => {
  const { words } = useLanguage();
  return (
    <section className="later [--later:28rem] md:[--later:26rem] lg:[--later:24rem] on-ink no-print relative isolate overflow-hidden bg-ink text-white">
      <Glow />
      <div className="shell py-14 md:py-20">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-3 max-w-prose text-lg text-on-ink">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={href} className={buttonClass({ look: 'glow', size: 'lg' })}>
            {button}
          </a>
          {call ? <CallButton look="ghost" /> : null}
        </div>
        <p className="mt-6 text-sm text-on-ink">{words.firm.notices.noRelationship}</p>
      </div>
    </section>
  );
};
