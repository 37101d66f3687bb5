import { type AreaSlug, areas } from '../../content/areas';
import { register } from '../../content/register';
import { useLanguage } from '../language-context';
import { Statement } from '../parts/statement';

const toDate = (id: string) => register[id]?.date ?? '';

/** The id of a practice area's latest event; counts are not events. Undefined if nothing has a date. */
export const getNewest = (slug: AreaSlug): string | undefined =>
  areas[slug].standing.timeline
    .filter((id) => toDate(id) && register[id]?.kind !== 'status')
    .toSorted((one, other) => toDate(other).localeCompare(toDate(one)))[0];

/** The newest event with its date, which a reader looks for first. */
export const Newest = ({ id }: { id: string }) => {
  const { words, day } = useLanguage();
  const date = toDate(id);
  return (
    <div data-newest="" className="border-l-4 border-glow pl-5">
      <dt className="font-semibold">
        <time dateTime={date}>{words.practiceArea.standing.newest.replace('{date}', day(date))}</time>
      </dt>
      <dd>
        <Statement id={id} />
      </dd>
    </div>
  );
};
