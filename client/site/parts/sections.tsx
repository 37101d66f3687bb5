import { groupCaseTypes } from '../../content/areas';
import type { Block, Section } from '../../content/practice-area';
import { RichText } from './rich-text';
import { Since } from './since';
import { StepNumber } from './step-number';

// A dot made of borders, which shows in print and in forced colors; as a character it would need a third font.
const dotted =
  'relative pl-7 before:absolute before:top-[0.65em] before:left-1.5 before:rounded-full before:border-3 before:border-accent';

const isShort = (list: readonly string[]) => list.every((item) => item.length < 72);

export const DottedList = ({ list }: { list: readonly string[] }) => (
  <ul
    className={`grid grid-cols-1 gap-x-8 gap-y-2 ${list.length > 6 && isShort(list) ? 'sm:grid-cols-2' : ''}`}
  >
    {list.map((item) => (
      <li key={item} className={dotted}>
        <RichText>{item}</RichText>
      </li>
    ))}
  </ul>
);

const BlockView = ({ block }: { block: Block }) => {
  if ('text' in block)
    return (
      <p>
        <RichText>{block.text}</RichText>
      </p>
    );
  if ('list' in block) return <DottedList list={block.list} />;
  if ('since' in block) return <Since ids={block.since} />;
  if ('steps' in block)
    return (
      <ol className="space-y-5">
        {block.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-4">
            <StepNumber>{index + 1}</StepNumber>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p>
                <RichText>{text}</RichText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    );
  if ('cards' in block)
    return (
      <dl className="divide-y divide-line border-y border-line">
        {block.cards.map(({ title, text, groups }) => (
          <div
            key={title}
            data-areas={groupCaseTypes(groups)}
            className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="font-serif text-lg font-semibold">{title}</dt>
            <dd className="min-w-0">
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p className="rounded-md border-l-4 border-glow bg-paper-deep px-5 py-4 text-sm">
      <RichText>{block.note}</RichText>
    </p>
  );
};

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block) => <BlockView key={JSON.stringify(block).slice(0, 80)} block={block} />);

/** The topic sections of a page, each with its own anchor. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ id, groups, heading, blocks }) => (
    <section
      key={id}
      id={id}
      data-areas={groupCaseTypes(groups)}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="space-y-4"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ));
