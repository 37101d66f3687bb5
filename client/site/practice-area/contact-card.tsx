import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';

/** The call to action of simpler pages. */
export const ContactCard = ({ href }: { href: string }) => {
  const { words } = useLanguage();
  const { contactCard } = words.practiceArea;
  return (
    <section className="on-ink rounded-lg bg-ink p-6 text-white">
      <h2 className="text-xl">{contactCard.title}</h2>
      <p className="mt-2 text-sm text-on-ink">
        <RichText>{contactCard.text}</RichText>
      </p>
      <a href={href} className={`${buttonClass({ look: 'glow' })} mt-5 w-full`}>
        {contactCard.button}
      </a>
      <p className="mt-3 text-xs text-on-ink">{words.firm.notices.noRelationship}</p>
    </section>
  );
};
