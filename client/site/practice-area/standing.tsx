import type { ReactNode } from 'react';
import { type AreaSlug, areas } from '../../content/areas';
import { findStatements } from '../../content/find-statements';
import { sides } from '../../content/practice-area';
import type { Words } from '../../content/words';
import { useLanguage } from '../language-context';
import { columns } from '../parts/columns';
import { Fold } from '../parts/fold';
import { RichText } from '../parts/rich-text';
import { DottedList } from '../parts/sections';
import { Statement } from '../parts/statement';
import { getNewest, getNext, Newest } from './newest';
import { Timeline } from './timeline';

const inFull = 'standing-in-full';

/** The page's text for each side, without the newest event and the next. */
const getSides = (slug: AreaSlug, words: Words) => {
  const { standing } = words.practiceAreas[slug];
  const newest = getNewest(slug);
  const next = newest && getNext(standing)?.text;
  return {
    ...standing,
    against: standing.against.filter((text) => text !== `[[${newest}]]`),
    open: standing.open.filter((text) => text !== next),
  };
};

const Line = ({ side, term, children }: { side: string; term: string; children: ReactNode }) => (
  <div data-side={side} className="border-l-4 border-line pl-5">
    <dt className="font-semibold">{term}</dt>
    <dd className="space-y-2">{children}</dd>
  </div>
);

/** The current state on three lines: the newest event, the worst news, and what to do by when. */
export const Standing = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const { standing } = areas[slug];
  const says = words.practiceArea.standing;
  const newest = getNewest(slug);
  const { against, todo } = getSides(slug, words);
  const lines = [newest, against[0], todo].filter(Boolean).length;
  return (
    <section id="standing" tabIndex={-1} aria-labelledby="standing-heading" className="shell py-8 md:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12">
        <h2 id="standing-heading" className="text-2xl">
          {standing.court.length > 0 ? says.heading : says.headingWithoutCourt}
        </h2>
        <a
          href={`#${inFull}`}
          className="hidden min-h-8 items-center text-sm text-accent underline underline-offset-2 lg:inline-flex"
        >
          {says.all}
        </a>
      </div>
      <dl className={`mt-4 grid grid-cols-1 gap-x-10 gap-y-4 max-lg:max-w-prose ${columns[lines]}`}>
        {newest ? <Newest slug={slug} id={newest} /> : null}
        {against[0] ? (
          <Line side="against" term={says.against}>
            <RichText>{against[0]}</RichText>
          </Line>
        ) : null}
        <Line side="todo" term={says.todo}>
          <p>
            <RichText>{todo[0] ?? ''}</RichText>
          </p>
          {standing.federal ? null : (
            <p>
              <RichText>{says.stateDeadlines}</RichText>
            </p>
          )}
        </Line>
      </dl>
    </section>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
    <dt className="text-sm font-semibold">{term}</dt>
    <dd className="min-w-0 space-y-2">{children}</dd>
  </div>
);

/** The rest, collapsed: other decisions against people, decisions for them, open questions, and the timeline. */
export const StandingInFull = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const { court, defendants, timeline, deadlines } = areas[slug].standing;
  const says = words.practiceArea.standing;
  const standing = getSides(slug, words);
  const newest = getNewest(slug);
  const said = new Set([
    ...(newest ? [newest] : []),
    ...court,
    ...findStatements(words.practiceAreas[slug].standing),
  ]);
  const unsaid = (ids: readonly string[]) => ids.filter((id) => !said.has(id));
  const rest = {
    ...standing,
    against: standing.against.slice(1),
    todo: [...standing.todo.slice(1), ...unsaid(deadlines).map((id) => `[[${id}]]`)],
  };
  const before = unsaid(timeline);
  const courts = court.filter((id) => id !== newest);
  return (
    <Fold id={inFull} heading={says.all}>
      {sides.map((side) =>
        rest[side].length > 0 ? (
          <div key={side} data-side={side} className="space-y-3">
            <h3 className="text-lg">{says[side]}</h3>
            <DottedList list={rest[side]} />
          </div>
        ) : null,
      )}
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
          <h3 className="text-lg">{says.timeline}</h3>
          <Timeline ids={before} />
        </div>
      ) : null}
    </Fold>
  );
};
