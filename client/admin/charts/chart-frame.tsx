import type { ReactNode } from 'react';
import { useWidth } from '../../lib/use-width';

type ChartFrameProps = {
  /** What the picture says, in a sentence. */
  label: string;
  height: number;
  /** Draws in the pixels that there are. */
  children: (width: number) => ReactNode;
};

/** The sheet that a chart is drawn on: as wide as its place, so that its letters stay large. */
export const ChartFrame = ({ label, height, children }: ChartFrameProps) => {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="staff-chart block h-auto w-full"
      >
        {children(width)}
      </svg>
    </div>
  );
};
