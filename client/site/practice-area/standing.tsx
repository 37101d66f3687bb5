import type { AreaFacts } from '../../content/area-facts';
import { type AreaSlug, areas } from '../../content/areas';
import { sides } from '../../content/practice-area';
import { statementsIn } from '../../content/statements-in';
import type { Words } from '../../content/words';
import { useLanguage } from '../language-context';
import { DottedList } from '../parts/sections';
import { Statement } from '../parts/statement';
import { Newest, newestOf } from './newest';
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

/** Where the lawsuits stand: the newest event, then the worst first, then what to do, and what nobody knows yet. */
export const Standing = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const facts = areas[slug];
  const { court, defendants, timeline, deadlines, federal } = facts.standing;
  const says = words.practiceArea.standing;
  const standing = words.practiceAreas[slug].standing;
  const newest = newestOf(slug);
  const said = new Set([...(newest ? [newest] : []), ...court, ...statementsIn(standing)]);
  const unsaid = (ids: readonly string[]) => ids.filter((id) => !said.has(id));
  const limits = [...unsaid(deadlines).map((id) => `[[${id}]]`), ...(federal ? [] : [says.stateDeadlines])];
  const texts = { ...standing, todo: [...standing.todo, ...limits] };
  const before = unsaid(timeline);
  const courts = court.filter((id) => id !== newest);
  return (
    <section id="standing" tabIndex={-1} aria-labelledby="standing-heading" className="space-y-6">
      <h2 id="standing-heading" className="text-2xl">
        {standingHeading(words, facts)}
      </h2>
      {newest ? <Newest id={newest} /> : null}
      {sides.map((side) => {
        const list = texts[side].filter((text) => text !== `[[${newest}]]`);
        return list.length > 0 ? (
          <div key={side} data-side={side} className="space-y-3">
            <h3 className="text-xl">{says[side]}</h3>
            <DottedList list={list} />
          </div>
        ) : null;
      })}
      {courts.length > 0 || defendants.length > 0 ? (
        <dl className="divide-y divide-line border-y border-line">
          {courts.length > 0 ? (
            <Fact term={says.court}>
              {courts.map((id) => (
                <p key={id}>
                  <Statement id={id} />
                </p>
              ))}
            </Fact>
          ) : null}
          {defendants.length > 0 ? <Fact term={says.defendants}>{defendants.join(' · ')}</Fact> : null}
        </dl>
      ) : null}
      {before.length > 0 ? (
        <div className="space-y-4">
          <h3 className="text-xl">{says.timeline}</h3>
          <Timeline ids={before} />
        </div>
      ) : null}
    </section>
  );
};
