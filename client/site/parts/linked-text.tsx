const link = /\[([^\]]+)\]\((\/[^)]*)\)/g;

type LinkedText = { children: string; to: (path: string) => string };

/** A text with links as `[words](/path)`, for parts that run in a browser, where there is no register. */
export const LinkedText = ({ children, to }: LinkedText) => {
  const pieces = children.split(link);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return piece;
    return (
      <a
        // The pieces of a sentence never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        href={to(pieces[index + 1] ?? '/')}
        className="font-medium text-accent underline underline-offset-2 hover:text-accent-deep"
      >
        {piece}
      </a>
    );
  });
};
