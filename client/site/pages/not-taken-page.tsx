import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';
import { PageHero } from '../parts/page-hero';
import { RichText } from '../parts/rich-text';

/** Says at a practice area's address that the firm does not take it, and where else to ask. */
export const NotTakenPage = () => {
  const { words, to } = useLanguage();
  const { heading, text, find, places, deadlines, already, services } = words.notTaken;
  return (
    <>
      <PageHero title={heading} intro={text}>
        <a href={to(paths.services)} className={buttonClass({ look: 'secondary', size: 'lg' })}>
          {services}
        </a>
      </PageHero>
      <section className="band shell">
        <div className="max-w-prose space-y-4">
          <h2 className="text-3xl">{find}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {places.map(({ name, href }) => (
              <li key={href} className="py-3">
                <a href={href} rel="noopener" className="text-accent underline underline-offset-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <RichText>{deadlines}</RichText>
          </p>
          <p className="text-muted">{already}</p>
          <CallButton />
        </div>
      </section>
    </>
  );
};
