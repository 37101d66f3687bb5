import { fill } from '../../content/fill';
import { useLanguage } from '../language-context';
import { Statement } from './statement';
import { WholeNumbers } from './whole-numbers';

/** `[words](/path)` or `[[id of a statement]]`. */
const piece = /\[\[([a-z0-9-]+)\]\]|\[([^\]]+)\]\((\/[^)]*)\)/g;

/** A content text with the firm's facts, links and statements filled in. */
export const RichText = ({ children }: { children: string }) => {
  const { to } = useLanguage();
  // For each match, split yields four pieces: the text before it, then an id, or words and a path.
  const pieces = fill(children).split(piece);
  return pieces.map((text, index) => {
    const kind = index % 4;
    // The pieces of a sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (kind === 0) return <WholeNumbers key={index}>{text ?? ''}</WholeNumbers>;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (kind === 1 && text) return <Statement key={index} id={text} />;
    if (kind !== 2 || !text) return null;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        href={to(pieces[index + 1] ?? '/')}
        className="font-medium text-accent underline underline-offset-2 hover:text-accent-deep"
      >
        {text}
      </a>
    );
  });
};
