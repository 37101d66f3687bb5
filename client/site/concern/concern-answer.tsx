import type { ReactNode } from 'react';
import { type AreaSlug, areas } from '../../content/areas';
import { deadlineId, stateDeadlines } from '../../content/deadlines';
import { anchors } from '../../paths';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';
import { Statement } from '../parts/statement';
import { getConcern } from './concern-words';

const sayings = ['likely', 'perhaps', 'unlikely', 'nothing'] as const;

/** Fills parts of the page into a sentence with placeholders. */
const filled = (sentence: string, parts: Readonly<Record<string, ReactNode>>) =>
  sentence.split(/\{(\w+)\}/).map((text, index) => (index % 2 === 0 ? text : parts[text]));

/** The possible time limits of each state; the server keeps the chosen state's. */
const StateLimits = () => {
  const { words } = useLanguage();
  const says = words.concern.answer;
  return Object.entries(words.states).map(([state, name]) => {
    const isKnown = stateDeadlines.some((one) => one.state === state && one.death);
    const limit = (harm: 'injury' | 'death') => (
      <Statement key={harm} id={deadlineId(state, harm)} className="font-semibold" />
    );
    return (
      <p key={state} data-when={`state.${state}`}>
        {filled(isKnown ? says.limit : says.limitInjury, {
          state: name,
          limit: limit('injury'),
          death: limit('death'),
        })}
      </p>
    );
  });
};

/** A condition of ours inside a sentence: none of them begins with a name. */
const inSentence = (condition: string) => condition.charAt(0).toLowerCase() + condition.slice(1);

/**
 * Every possible response to an area's questions. The build renders it into its own file, and the server keeps the
 * parts whose `data-when` applies; such parts never nest elements of the same kind.
 */
export const ConcernAnswer = ({ slug }: { slug: AreaSlug }) => {
  const { words } = useLanguage();
  const says = words.concern.answer;
  const { deadlines, federal } = areas[slug].standing;
  const { criteria } = getConcern(slug, words);
  /** A heading for each kind, and a sentence for every condition. */
  const list = (kind: 'for' | 'against' | 'open', sentence: string) => (
    <>
      <p data-when={kind} className="mt-4 font-semibold">
        {says[kind]}
      </p>
      <ul data-when={kind} className="mt-1 list-disc space-y-1 pl-6">
        {criteria.map(({ id, words: text }) => (
          <li key={id} data-when={`${kind}.${id}`}>
            {sentence.replace('{condition}', inSentence(text))}
          </li>
        ))}
        <li data-when={`${kind}.*`}>{sentence.replace('{condition}', '“{{words}}”')}</li>
      </ul>
    </>
  );
  return (
    <div
      id={anchors.concernAnswer}
      tabIndex={-1}
      className="mt-7 rounded-md border-l-4 border-glow bg-paper-deep px-5 py-5"
    >
      {sayings.map((one) => (
        <h3 key={one} data-when={one} className="text-xl">
          {says[one].title}
        </h3>
      ))}
      {sayings.map((one) => (
        <p key={one} data-when={one} className="mt-2">
          {says[one].text}
        </p>
      ))}
      <p data-when="dates.*" className="mt-3 text-sm">
        {says.read.replace('{date}', '{{words}}')}
      </p>
      {list('for', says.fits)}
      {list('against', says.differs)}
      {list('open', says.unsaid)}
      <section data-when="said">
        <h4 className="mt-5 font-sans text-base font-semibold">{says.deadline}</h4>
        <div className="mt-1 space-y-2">
          {deadlines.map((id) => (
            <p key={id}>
              <Statement id={id} />
            </p>
          ))}
          {federal ? <p>{says.federal}</p> : <StateLimits />}
          {federal ? null : <p data-when="state.none">{says.noState}</p>}
          {federal ? null : (
            <p>
              <RichText>{says.starts}</RichText>
            </p>
          )}
        </div>
        <p className="mt-5">
          <a
            href={`#${anchors.contact}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-2 hover:text-accent-deep"
          >
            {says.goOn}
          </a>{' '}
          {says.stored}
        </p>
        <p className="mt-3 text-sm text-muted">{says.careful}</p>
      </section>
    </div>
  );
};
