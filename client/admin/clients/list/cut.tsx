import { useState } from 'react';

type CutProps = { text: string; children?: React.ReactNode };

/** One line of text, truncated to fit. The full text shows over the row on hover or focus. */
export const Cut = ({ text, children = text }: CutProps) => {
  const [isWhole, setWhole] = useState(false);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const line = currentTarget.firstElementChild;
    const parts = line ? [line, ...line.children] : [];
    setWhole(parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth));
  };
  const hide = () => setWhole(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows the truncated text.
    <span
      className="relative block min-w-0"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span className="block truncate">{children}</span>
      {isWhole && (
        <span
          aria-hidden
          data-whole
          className="pointer-events-none absolute top-1/2 -left-2 z-10 -translate-y-1/2 rounded-md border border-line bg-card px-2 py-1 font-normal whitespace-nowrap text-ink shadow-card"
        >
          {text}
        </span>
      )}
    </span>
  );
};
