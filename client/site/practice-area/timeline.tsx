import { register } from '../../content/register';
import { Statement } from '../parts/statement';

const toDate = (id: string) => register[id]?.date ?? '';

/** Statements by year, oldest first; undated ones come last. */
const byYear = (ids: readonly string[]) => {
  const sorted = [...ids].sort((one, other) => (toDate(one) || '9').localeCompare(toDate(other) || '9'));
  const years = [...new Set(sorted.map((id) => toDate(id).slice(0, 4)))];
  return years.map((year) => ({ year, ids: sorted.filter((id) => toDate(id).startsWith(year)) }));
};

export const Timeline = ({ ids }: { ids: readonly string[] }) => (
  <ol className="space-y-6">
    {byYear(ids).map((group) => (
      <li key={group.year} className="grid gap-x-6 sm:grid-cols-[4.5rem_1fr]">
        <p aria-hidden="true" className="font-serif text-2xl leading-tight font-semibold text-accent">
          {group.year}
        </p>
        <ul className="space-y-4 border-l-2 border-glow pl-5">
          {group.ids.map((id) => (
            <li key={id}>
              <Statement id={id} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
