import { site } from '../../content/site';

/** The firm's figures, never without the sentence that puts them in their place. */
export const Figures = () => (
  <div>
    <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {Object.values(site.figures).map(({ value, label }) => (
        <div key={value} className="flex flex-col-reverse justify-end border-l-2 border-glow pl-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-serif text-3xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-6 text-sm text-muted">{site.notices.results}</p>
  </div>
);
