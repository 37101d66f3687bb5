import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/scroll-region';
import { words } from '../words';

type ChartCardProps = {
  title: string;
  span: string;
  heads: readonly [string, string];
  rows: readonly { key: string; label: string; count: number }[];
  children: ReactNode;
};

/** A chart under its title, with the same numbers as a table behind it. */
export const ChartCard = ({ title, span, heads, rows, children }: ChartCardProps) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 shadow-card">
    <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
    <p className="mb-4 text-sm text-muted">{span}</p>
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
                <th className="py-1 text-left font-semibold">{heads[0]}</th>
                <th className="py-1 text-right font-semibold">{heads[1]}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, count }) => (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-1 pr-1 text-right">{count.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    )}
  </section>
);
