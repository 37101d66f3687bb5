import { createContext, useContext } from 'react';
import type { Block, Inline, Place } from '../../../shared/agreements/markup';
import { describeField } from '../../../shared/agreements/template-fields';
import { agreementWords } from './agreement-words';

const words = agreementWords.document;

/** True if the text is a template, whose fields are names and not gaps. */
const TemplateContext = createContext(false);

/** A field without a value, in words beside the color. */
const FieldName = ({ name }: { name: string }) => {
  const isTemplate = useContext(TemplateContext);
  const { label } = describeField(name);
  return (
    <span lang="en" className="rounded-sm bg-warning-soft px-1 text-warning">
      {isTemplate ? label : words.empty(label)}
    </span>
  );
};

const Words = ({ words: parts }: { words: readonly Inline[] }) =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <span key={at} className={part.bold && 'font-semibold'}>
      {'text' in part ? part.text : <FieldName name={part.field} />}
    </span>
  ));

const PlaceBox = ({ place: { kind, who } }: { place: Place }) => (
  <p className="border-l-4 border-accent bg-paper-deep px-3 py-2 text-sm">
    {words.places[kind]} {words.seats[who as keyof typeof words.seats] ?? ''}
  </p>
);

const BlockText = ({ block }: { block: Block }) => {
  if (block.type === 'place') return <PlaceBox place={block} />;
  if (block.type === 'paragraph')
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  if (block.type === 'heading') {
    const Heading = block.level === 1 ? 'h3' : 'h4';
    return (
      <Heading className={`font-serif ${block.level === 1 ? 'text-lg' : 'text-base'}`}>
        <Words words={block.words} />
      </Heading>
    );
  }
  if (block.type === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List className={`space-y-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text keep their order
          <li key={at}>
            <Words words={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          {block.head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text keep their order
            <th key={at} scope="col" className="py-1.5 pr-3">
              <Words words={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text keep their order
          <tr key={at} className="border-b border-line align-top">
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text keep their order
              <td key={column} className="py-1.5 pr-3">
                <Words words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type DocumentTextProps = { blocks: readonly Block[]; language: string; isTemplate?: boolean };

/** A document as the signer reads it. Fields without a value are marked. */
export const DocumentText = ({ blocks, language, isTemplate = false }: DocumentTextProps) => (
  <TemplateContext value={isTemplate}>
    <article lang={language} className="space-y-3 text-base break-words whitespace-pre-line">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
        <BlockText key={at} block={block} />
      ))}
    </article>
  </TemplateContext>
);
