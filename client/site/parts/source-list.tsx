import type { Source } from '../../content/statement';
import { useLanguage } from '../language-context';

const byTitle = (one: Source, other: Source) => one.title.localeCompare(other.title);

/** Each page once, however many statements cite it. */
const distinct = (sources: readonly Source[]) =>
  [...new Map(sources.map((source) => [source.url, source])).values()].toSorted(byTitle);

/** The sources of statements: each page's title, its publication date and when it was read. */
export const SourceList = ({ sources, className }: { sources: readonly Source[]; className: string }) => {
  const { words, day } = useLanguage();
  const says = words.practiceArea.sources;
  return (
    <ol data-sources="" className={className}>
      {distinct(sources).map(({ title, url, published, seen: readOn, unopened }) => (
        <li key={url} className="break-inside-avoid">
          <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="text-accent underline">
            {title}
          </a>
          {`. ${published ? `${says.published.replace('{date}', day(published))}. ` : ''}${(unopened ? says.unopened : says.readOn).replace('{date}', day(readOn))}.`}
        </li>
      ))}
    </ol>
  );
};
