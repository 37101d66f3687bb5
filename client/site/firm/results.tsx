import { resultIds } from '../../content/firm-statements';
import { site } from '../../content/site';
import { useLanguage } from '../language-context';
import { MadeUp } from '../parts/made-up';
import { Statement } from '../parts/statement';

/** The firm's results; shows nothing without any. */
export const Results = () => {
  const { words } = useLanguage();
  if (resultIds.length === 0) return null;
  return (
    <section className="bg-paper-deep">
      <div className="band shell">
        <h2 className="text-3xl">{words.about.results.title}</h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {resultIds.map((id) => (
            <li key={id} className="border-l-2 border-glow pl-5 font-serif text-lg">
              <Statement id={id} /> <MadeUp />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-muted">{words.firm.notices.results}</p>
      </div>
    </section>
  );
};

/** Client reviews; shows nothing without any. */
export const Reviews = () => {
  const { words, say } = useLanguage();
  if (site.reviews.length === 0) return null;
  return (
    <section className="band shell">
      <h2 className="text-3xl">{words.about.reviews.title}</h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {site.reviews.map(({ quote, by }) => (
          <li key={say(quote)}>
            <figure>
              <blockquote className="font-serif text-xl">“{say(quote)}”</blockquote>
              <figcaption className="mt-2 text-sm text-muted">
                {say(by)} <MadeUp />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
};
