import { fill } from '../../content/fill';
import { WholeNumbers } from './whole-numbers';

const link = /\[([^\]]+)\]\((\/[^)]*)\)/g;

/** A sentence of the content: the firm's facts filled in, `[words](/path)` as links. */
export const RichText = ({ children }: { children: string }) => {
  const pieces = fill(children).split(link);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    // The pieces of a sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (index % 3 === 0) return <WholeNumbers key={index}>{piece}</WholeNumbers>;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        href={pieces[index + 1]}
        className="font-medium text-accent underline underline-offset-2 hover:text-accent-deep"
      >
        {piece}
      </a>
    );
  });
};
