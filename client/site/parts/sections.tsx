import type { Block, Section } from '../../content/practice-area';
import { RichText } from './rich-text';

// A dot of borders, which is printed and seen in forced colours; the letter would need a third font.
const dotted =
  'relative pl-7 before:absolute before:top-[0.65em] before:left-1.5 before:rounded-full before:border-3 before:border-accent';
const cardClass = 'rounded-lg border border-line bg-card p-5';

const BlockView = ({ block }: { block: Block }) => {
  if ('text' in block)
    return (
      <p>
        <RichText>{block.text}</RichText>
      </p>
    );
  if ('list' in block)
    return (
      <ul
        className={`grid gap-x-8 gap-y-2 ${block.list.length > 6 && isShort(block.list) ? 'sm:grid-cols-2' : ''}`}
      >
        {block.list.map((item) => (
          <li key={item} className={dotted}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    );
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
      <ul className={`grid gap-4 ${block.cards.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {block.cards.map(({ title, text }) => (
          <li key={title} className={cardClass}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm text-muted">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    );
  return (
    <p className="rounded-md border-l-4 border-glow bg-paper-deep px-5 py-4 text-sm">
      <RichText>{block.note}</RichText>
    </p>
  );
};

const isShort = (list: readonly string[]) => list.every((item) => item.length < 72);

export const StepNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="flex size-10 items-center justify-center rounded-full bg-ink font-serif text-lg font-semibold text-glow print:border print:bg-transparent print:text-ink"
  >
    {children}
  </span>
);

/** The topic sections of a page, each with its own anchor. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ id, heading, blocks }) => (
    <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="space-y-4">
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {blocks.map((block) => (
        <BlockView key={JSON.stringify(block).slice(0, 80)} block={block} />
      ))}
    </section>
  ));
