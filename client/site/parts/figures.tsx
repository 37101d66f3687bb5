import { useLanguage } from '../language-context';
import { Statement } from './statement';

const figures = ['recovered', 'founded', 'states', 'reply'] as const;

/** The firm's figures, never without the sentences that put them in their place. */
export const Figures = () => {
  const { words } = useLanguage();
  return (
    <div>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-l-2 border-glow pl-5">
            <dt className="text-sm text-muted">
              <Statement id={`firm-${name}`} />
            </dt>
            <dd className="font-serif text-3xl font-semibold">{words.firm.figures[name].value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-prose text-sm text-muted">
        <Statement id="firm-recovered-why" /> {words.firm.notices.results}
      </p>
    </div>
  );
};
