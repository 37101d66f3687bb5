const number = /(\(\d{3}\) \d{3}-\d{4})/;

/** A text in which no phone number breaks across lines, unless one line is too narrow for it. */
export const WholeNumbers = ({ children }: { children: string }) =>
  children.split(number).map((piece, index) =>
    index % 2 === 1 ? (
      // The pieces of a text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className="inline-block">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
