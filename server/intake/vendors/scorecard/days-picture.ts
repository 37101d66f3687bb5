import type { ScorecardDay } from '../../../../shared/schemas/scorecard';
import { escaped } from '../../../site/docs/schema-table';

const [width, height, bottom] = [720, 200, 24];
const plot = height - bottom - 16;

/** Draws the submissions of each day as columns: the leads at the bottom, the rest above them in a lighter tone. */
export const daysPicture = (label: string, days: readonly ScorecardDay[]): string => {
  const most = Math.max(...days.map(({ posted }) => posted), 1);
  const step = width / days.length;
  const tall = (count: number) => (count / most) * plot;
  const columns = days.map(({ day, posted, accepted }, at) => {
    const [x, wide] = [(at * step + step * 0.1).toFixed(1), (step * 0.8).toFixed(1)];
    const rect = (count: number, from: number, colour: string) =>
      count === 0
        ? ''
        : `<rect x="${x}" y="${(height - bottom - tall(from + count)).toFixed(1)}" width="${wide}" height="${tall(count).toFixed(1)}" fill="${colour}"/>`;
    return `<g><title>${day}: ${accepted} of ${posted}</title>${rect(accepted, 0, '#b45309')}${rect(posted - accepted, accepted, '#d9d2c5')}</g>`;
  });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `<svg role="img" aria-label="${escaped(label)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><text x="0" y="12">${most}</text>${columns.join('')}<line x1="0" x2="${width}" y1="${height - bottom}" y2="${height - bottom}" stroke="#16243d"/><text x="0" y="${height - 6}">${first}</text><text x="${width}" y="${height - 6}" text-anchor="end">${last}</text></svg>`;
};
