import { useIsMobile } from '../../lib/use-is-mobile';

type BarChartProps = {
  label: string;
  bars: readonly { key: string; label: string; count: number }[];
};

const row = 26;
const widths = { wide: 400, narrow: 320 };
const nameWidth = 150;
const numberWidth = 48;
const longest = 24;

const cut = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** A bar for each name, the number at its end. */
export const BarChart = ({ label, bars }: BarChartProps) => {
  const width = useIsMobile() ? widths.narrow : widths.wide;
  const most = Math.max(...bars.map(({ count }) => count), 1);
  const room = width - nameWidth - numberWidth;
  const height = bars.length * row;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
      {bars.map(({ key, label: name, count }, index) => {
        const length = Math.max(2, (count / most) * room);
        const middle = index * row + row / 2;
        return (
          <g key={key}>
            <title>{`${name}: ${count.toLocaleString('en-US')}`}</title>
            <text x={nameWidth - 8} y={middle + 4} textAnchor="end" className="fill-ink text-[12px]">
              {cut(name)}
            </text>
            <rect x={nameWidth} y={middle - 7} width={length} height={14} rx="2" className="fill-info" />
            <text x={nameWidth + length + 6} y={middle + 4} className="fill-muted text-[12px]">
              {count.toLocaleString('en-US')}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
