import { type AreaSlug, areas } from '../../content/areas';
import { findStatements } from '../../content/find-statements';
import { register } from '../../content/register';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';
import { Statement } from '../parts/statement';

const toDate = (id: string) => register[id]?.date ?? '';

/** The id of a practice area's latest event; counts are not events. Undefined if nothing has a date. */
export const getNewest = (slug: AreaSlug): string | undefined =>
  areas[slug].standing.timeline
    .filter((id) => toDate(id) && register[id]?.kind !== 'status')
    .toSorted((one, other) => toDate(other).localeCompare(toDate(one)))[0];

/** True if the event was more than a year old when someone last checked its page for news. */
export const isOld = (date: string, looked: string): boolean =>
  date < `${Number(looked.slice(0, 4)) - 1}${looked.slice(4)}`.slice(0, date.length);

/** The announced date of a text about something to come. */
const getPlanned = (text: string): string | undefined =>
  findStatements(text)
    .map((id) => register[id])
    .find((entry) => entry?.planned && !entry.date)?.planned;

/** The next announced event among a page's open questions, with its date. */
export const getNext = ({ open }: { open: readonly string[] }) =>
  open
    .flatMap((text) => {
      const planned = getPlanned(text);
      return planned ? [{ text, planned }] : [];
    })
    .toSorted((one, other) => one.planned.localeCompare(other.planned))[0];

/** The newest event with its date, which a reader looks for first, and what has been announced. */
export const Newest = ({ slug, id }: { slug: AreaSlug; id: string }) => {
  const { words, day } = useLanguage();
  const says = words.practiceArea.standing;
  const date = toDate(id);
  const next = getNext(words.practiceAreas[slug].standing);
  return (
    <div data-newest="" className="border-l-4 border-glow pl-5">
      <dt className="font-semibold">
        <time dateTime={date}>
          {(isOld(date, areas[slug].looked) ? says.lastFound : says.newest).replace('{date}', day(date))}
        </time>
      </dt>
      <dd>
        <Statement id={id} />
        {next ? (
          <p data-next="" className="mt-3 text-sm">
            <time dateTime={next.planned} className="font-semibold">
              {says.next.replace('{date}', day(next.planned))}
            </time>{' '}
            <RichText>{next.text}</RichText>
          </p>
        ) : null}
      </dd>
    </div>
  );
};
