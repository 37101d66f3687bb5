import type { AreaFacts } from '../../content/area-facts';
import { type AreaSlug, areas } from '../../content/areas';
import type { Words } from '../../content/words';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';
import { DottedList } from '../parts/sections';
import { Statement } from '../parts/statement';
import { Timeline } from './timeline';

export const standingHeading = (words: Words, { standing }: AreaFacts) =>
  standing.court.length > 0
    ? words.practiceArea.standing.heading
    : words.practiceArea.standing.headingWithoutCourt;

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
    <dt className="text-sm font-semibold">{term}</dt>
    <dd className="min-w-0 space-y-2">{children}</dd>
  </div>
);

/** Where the lawsuits stand on the day that the page was updated, for somebody who asks today. */
export const Standing = ({ slug }: { slug: AreaSlug }) => {
  const { words, day } = useLanguage();
  const facts = areas[slug];
  const { court, defendants, timeline, deadlines, federal } = facts.standing;
  const says = words.practiceArea.standing;
  const { today, open } = words.practiceAreas[slug].standing;
  return (
    <section id="standing" tabIndex={-1} aria-labelledby="standing-heading" className="space-y-6">
      <div>
        <h2 id="standing-heading" className="text-2xl">
          {standingHeading(words, facts)}
        </h2>
        <p className="mt-1 text-sm text-muted">
          <time dateTime={facts.updated}>{says.asOf.replace('{date}', day(facts.updated))}</time>
        </p>
      </div>
      <div className="space-y-4">
        <h3 className="text-xl">{says.today}</h3>
        {today.map((text) => (
          <p key={text}>
            <RichText>{text}</RichText>
          </p>
        ))}
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {court.length > 0 ? (
          <Fact term={says.court}>
            {court.map((id) => (
              <p key={id}>
                <Statement id={id} />
              </p>
            ))}
          </Fact>
        ) : null}
        {defendants.length > 0 ? <Fact term={says.defendants}>{defendants.join(' · ')}</Fact> : null}
        <Fact term={says.deadlines}>
          {deadlines.map((id) => (
            <p key={id}>
              <Statement id={id} />
            </p>
          ))}
          {federal ? null : (
            <p>
              <RichText>{says.stateDeadlines}</RichText>
            </p>
          )}
        </Fact>
      </dl>
      {open.length > 0 ? (
        <div className="space-y-3">
          <h3 className="text-xl">{says.open}</h3>
          <DottedList list={open} />
        </div>
      ) : null}
      {timeline.length > 0 ? (
        <div className="space-y-4">
          <h3 className="text-xl">{says.timeline}</h3>
          <Timeline ids={timeline} />
        </div>
      ) : null}
    </section>
  );
};
