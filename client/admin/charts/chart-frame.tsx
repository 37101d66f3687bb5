import type { ReactNode } from 'react';
import { useWidth } from '../../lib/use-width';

type ChartFrameProps = {
  /** Describes the chart in one sentence for screen readers. */
  label: string;
  height: number;
  /** Draws the chart in the available width, in pixels. */
  children: (width: number) => ReactNode;
};

/** Draws a chart at the full width of its container, so that its text stays readable. */
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
