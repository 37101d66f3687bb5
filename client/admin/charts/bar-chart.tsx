import { ChartFrame } from './chart-frame';

type BarChartProps = {
  label: string;
  bars: readonly { key: string; label: string; count: number }[];
  /** Formats a number; plain by default. */
  write?: (count: number) => string;
  /** The full length of the scale; the largest number by default. */
  top?: number;
};

const plain = (count: number) => count.toLocaleString('en-US');

const row = 28;
const numberWidth = 48;
const longest = 22;

const cut = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** One bar for each name, with its number at the end. */
export const BarChart = ({ label, bars, write = plain, top }: BarChartProps) => {
  const most = top ?? Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ChartFrame label={label} height={bars.length * row}>
      {(width) => {
        const nameWidth = Math.min(165, width / 2);
        const room = Math.max(0, width - nameWidth - numberWidth);
        return bars.map(({ key, label: name, count }, index) => {
          const length = Math.max(2, (count / most) * room);
          const middle = index * row + row / 2;
          return (
            <g key={key}>
              <title>{`${name}: ${write(count)}`}</title>
              <text x={nameWidth - 8} y={middle + 4} textAnchor="end" className="fill-ink text-xs">
                {cut(name)}
              </text>
              <rect x={nameWidth} y={middle - 7} width={length} height={14} rx="2" className="fill-info" />
              <text x={nameWidth + length + 6} y={middle + 4} className="fill-muted text-xs">
                {write(count)}
              </text>
            </g>
          );
        });
      }}
    </ChartFrame>
  );
};
