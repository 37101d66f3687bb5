import { site } from '../../content/site';
import { useLanguage } from '../language-context';
import { columns } from './columns';
import { MadeUp } from './made-up';
import { Statement } from './statement';

const useFigures = () => {
  const { words, say } = useLanguage();
  const { states, reply } = words.firm.figures;
  return [
    ...(site.recovered ? [{ id: 'firm-recovered', value: say(site.recovered.value) }] : []),
    { id: 'firm-founded', value: String(site.founded) },
    ...(states ? [{ id: 'firm-states', value: states.value }] : []),
    ...(reply ? [{ id: 'firm-reply', value: reply.value }] : []),
  ];
};

/** The firm's figures; an amount always has the sentences that explain it. */
export const Figures = () => {
  const { words } = useLanguage();
  const figures = useFigures();
  return (
    <div>
      <dl className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns[figures.length]}`}>
        {figures.map(({ id, value }) => (
          <div key={id} className="flex flex-col-reverse justify-end border-l-2 border-glow pl-5">
            <dt className="text-sm text-muted">
              <Statement id={id} />
            </dt>
            <dd className="font-serif text-3xl font-semibold">
              {value} <MadeUp />
            </dd>
          </div>
        ))}
      </dl>
      {site.recovered ? (
        <p className="mt-6 max-w-prose text-sm text-muted">
          <Statement id="firm-recovered-why" /> {words.firm.notices.results}
        </p>
      ) : null}
    </div>
  );
};
