import { ChartFrame } from './chart-frame';

/** Returns the smallest round number not below `max`, for the end of an axis. */
const niceTop = (max: number): number => {
  if (max <= 4) return Math.max(1, max);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((top) => top >= max && top % 2 === 0);
  return step ?? 10 * power;
};

type Column = { key: string; label: string; count: number };

type ColumnChartProps = {
  /** Describes the chart in one sentence for screen readers. */
  label: string;
  columns: readonly Column[];
  /** Formats a number; plain by default. */
  write?: (count: number) => string;
};

const height = 210;
const leastLeft = 40;
const letter = 7;
const bottom = 26;
const top = 10;
const plot = height - top - bottom;

const plain = (count: number) => count.toLocaleString('en-US');

/** One column for each day. The first, middle and last day have labels; the others show on hover. */
export const ColumnChart = ({ label, columns, write = plain }: ColumnChartProps) => {
  const most = niceTop(Math.max(...columns.map(({ count }) => count), 1));
  const y = (count: number) => top + plot - (count / most) * plot;
  const ticks = [...new Set([0, Math.round(most / 2), most])];
  const left = Math.max(leastLeft, ...ticks.map((tick) => write(tick).length * letter + 12));
  const named = new Set([0, Math.floor((columns.length - 1) / 2), columns.length - 1]);
  const drawColumn = ({ key, label: name, count }: Column, index: number, step: number, width: number) => {
    const x = left + index * step;
    const anchors = index === 0 ? 'start' : 'middle';
    return (
      <g key={key} className="group">
        <title>{`${name}: ${write(count)}`}</title>
        <rect
          x={x}
          y={top}
          width={step}
          height={plot}
          className="fill-transparent group-hover:fill-paper-deep"
        />
        {count > 0 && (
          <rect
            x={x + step * 0.15}
            y={y(count)}
            width={step * 0.7}
            height={Math.max(1.5, (count / most) * plot)}
            rx="2"
            className="fill-info"
          />
        )}
        {named.has(index) && (
          <text
            x={index === 0 ? x : Math.min(x + step / 2, width - 2)}
            y={height - 5}
            textAnchor={index === columns.length - 1 ? 'end' : anchors}
            className="fill-muted text-xs"
          >
            {name}
          </text>
        )}
      </g>
    );
  };
  return (
    <ChartFrame label={label} height={height}>
      {(width) => (
        <>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs">
                {write(tick)}
              </text>
            </g>
          ))}
          {columns.map((column, index) =>
            drawColumn(column, index, Math.max(0, width - left) / columns.length, width),
          )}
        </>
      )}
    </ChartFrame>
  );
};
