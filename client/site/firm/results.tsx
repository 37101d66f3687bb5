import { useLanguage } from '../language-context';
import { SampleMark } from '../parts/sample-mark';
import { Statement } from '../parts/statement';

const Samples = ({ among, children }: { among: readonly { sample: boolean }[]; children: string }) =>
  among.some(({ sample }) => sample) ? (
    <p className="mt-3 text-sm">
      <SampleMark /> {children}
    </p>
  ) : null;

/** What the firm has won; leaves no trace while there is nothing. */
export const Results = () => {
  const { words } = useLanguage();
  const { results, notices } = words.firm;
  if (results.length === 0) return null;
  return (
    <section className="bg-paper-deep">
      <div className="band shell">
        <h2 className="text-3xl">{words.about.results.title}</h2>
        <Samples among={results}>{words.layout.sample.results}</Samples>
        <ul className="mt-8 grid gap-8 md:grid-cols-2">
          {results.map(({ statement }) => (
            <li key={statement} className="border-l-2 border-glow pl-5 font-serif text-lg">
              <Statement id={statement} />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-muted">{notices.results}</p>
      </div>
    </section>
  );
};

/** What clients say; leaves no trace while nobody has said anything. */
export const Reviews = () => {
  const { words } = useLanguage();
  const { reviews } = words.firm;
  if (reviews.length === 0) return null;
  return (
    <section className="band shell">
      <h2 className="text-3xl">{words.about.reviews.title}</h2>
      <Samples among={reviews}>{words.layout.sample.reviews}</Samples>
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {reviews.map(({ quote, by }) => (
          <li key={quote}>
            <figure>
              <blockquote className="font-serif text-xl">“{quote}”</blockquote>
              <figcaption className="mt-2 text-sm text-muted">{by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
};
