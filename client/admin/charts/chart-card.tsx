import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/scroll-region';
import { Card } from '../kit/card';
import { words } from '../words';

type ChartCardProps = {
  title: string;
  span: string;
  /** The table's column headings; the first one is for the row name. */
  heads: readonly string[];
  rows: readonly { key: string; label: string; cells: readonly string[] }[];
  children: ReactNode;
};

/** A titled chart, with the same numbers as a table behind it. */
export const ChartCard = ({ title, span, heads, rows, children }: ChartCardProps) => (
  <Card title={title} text={span}>
    {children}
    {rows.length > 0 && (
      <details className="mt-3 text-sm">
        <summary className="inline-block min-h-8 py-1 underline underline-offset-4">
          {words.dashboard.table}
        </summary>
        <ScrollRegion label={`${title}: ${words.dashboard.table}`} className="mt-2 max-h-72 overflow-y-auto">
          <table className="w-full tabular-nums">
            <thead className="text-muted">
              <tr>
                {heads.map((head, index) => (
                  <th
                    key={head}
                    className={`py-1 pr-1 font-semibold ${index === 0 ? 'text-left' : 'text-right'}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, cells }) => (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {label}
                  </th>
                  {heads.slice(1).map((head, index) => (
                    <td key={head} className="py-1 pr-1 text-right">
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    )}
  </Card>
);
