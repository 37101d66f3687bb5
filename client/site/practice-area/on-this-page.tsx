import { type AreaSlug, areas } from '../../content/areas';
import { anchors } from '../../paths';
import { useLanguage } from '../language-context';
import { standingHeading } from './standing';

/** Every topic of the page, in the order in which it comes. */
export const OnThisPage = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const { sections, accordion } = words.practiceAreas[slug];
  const facts = areas[slug];
  const topics = [
    ...sections.filter(({ id }) => id === facts.first),
    { id: anchors.concern, heading: words.concern.heading },
    { id: 'standing', heading: standingHeading(words, facts) },
    ...sections.filter(({ id }) => id !== facts.first),
    ...(accordion ? [{ id: 'questions', heading: accordion.heading }] : []),
    { id: 'sources', heading: words.practiceArea.sources.heading },
  ];
  return (
    <nav aria-labelledby="on-this-page" className="no-print mt-6 border-y border-line py-5">
      <h2 id="on-this-page" className="font-sans text-sm font-semibold tracking-normal">
        {words.practiceArea.onThisPage}
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {topics.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-accent no-underline hover:text-accent-deep hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
